-- oldest server: 028
-- Opens all notes of one person. Sealed by the site's secret; with it they are gone for good.
create table note_key (
  person_id uuid primary key references person on delete cascade,
  wrapped   bytea not null
);

-- What a member marked or wrote at words of a text. Which text it is stays plain; the words, those they hang on and those
-- around them are sealed by the person's own key.
create table note (
  person_id  uuid not null references person on delete cascade,
  -- Made by the browser, so that the same save again changes nothing.
  note_id    uuid not null,
  kind       text not null check (kind in ('homily')),
  ref        text not null,
  sealed     bytea not null,
  changed_at timestamptz not null,
  primary key (person_id, note_id)
);
create index note_ref on note (person_id, kind, ref);
