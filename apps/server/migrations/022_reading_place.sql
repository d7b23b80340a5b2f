-- Where a reader stopped in a text. Theirs alone: it is shown to nobody else, and goes with the account.
create table reading_place (
  person_id   uuid not null references person on delete cascade,
  -- What kind of text it is, and which: for a homily, its date.
  kind        text not null check (kind in ('homily')),
  ref         text not null,
  paragraph   smallint not null check (paragraph >= 0),
  -- How much of that paragraph was read, from 0 to 1.
  fraction    real not null check (fraction between 0 and 1),
  -- How it begins, so that it is found again after the text has changed.
  words       text not null,
  first_at    timestamptz not null,
  last_at     timestamptz not null,
  finished_at timestamptz,
  primary key (person_id, kind, ref)
);

create index reading_place_last_at on reading_place (last_at);
