-- oldest server: 028
-- Homilies read aloud, as their editors sent them in and as readers hear them. The files lie in the storage, not here.
create table recording (
  recording_id  uuid primary key,
  -- The day goes wherever its draft goes, whichever server takes it there. Null once that is deleted: then this is cleared
  -- away with its files.
  date          date references homily_draft on update cascade on delete set null,
  state         text not null check (state in ('sending', 'waiting', 'working', 'ready', 'failed')),
  -- One sentence for the editor; empty where nothing failed.
  why           text not null default '',
  -- Who reads it, as readers are told; empty where nobody said.
  reader_name   text not null default '',
  -- Where the reflection begins, from which the chapters are made; null where nobody said.
  reflection_ms integer check (reflection_ms > 0),
  begun_at      timestamptz not null,
  -- What readers hear: one file, by a key that is made of what is in it, so that another recording has another address.
  key           text collate "C",
  bytes         bigint,
  ms            integer,
  sha256        bytea,
  -- As it was measured; null where nobody could.
  lufs          real,
  peak          real,
  -- The name that stands in the file.
  title         text,
  ready_at      timestamptz,
  check ((state = 'ready') = (key is not null)),
  check ((key is null) = (bytes is null) and (key is null) = (ms is null) and (key is null) = (sha256 is null)
         and (key is null) = (title is null) and (key is null) = (ready_at is null))
);
-- What readers hear of a day, and what is on its way to take its place.
create unique index recording_ready on recording (date) where state = 'ready';
create unique index recording_coming on recording (date) where state <> 'ready';
create index recording_date on recording (date);
create index recording_begun_at on recording (begun_at) where state <> 'ready' or date is null;

-- Files that belong to no recording any more, since they were first seen so: they stay for a day, for those who are in the
-- middle of them.
create table stray_recording (
  key     text collate "C" primary key,
  seen_at timestamptz not null
);

-- What readers see of a day has changed with it.
create trigger recording_changed after insert or update or delete or truncate on recording
  for each statement execute function count_homily_change();

-- Where somebody stopped listening. Theirs alone, and it goes with the account.
create table listening (
  person_id    uuid not null references person on delete cascade,
  recording_id uuid not null references recording on delete cascade,
  at_ms        integer not null check (at_ms >= 0),
  is_done      boolean not null,
  changed_at   timestamptz not null,
  primary key (person_id, recording_id)
);
create index listening_recording on listening (recording_id);
create index listening_changed_at on listening (changed_at);
