-- Homilies read aloud: the upload and the processed file. Files are in the storage.
create table recording (
  recording_id  uuid primary key,
  -- Null once the draft is deleted; then the recording and its files are deleted.
  date          date,
  state         text not null check (state in ('sending', 'waiting', 'working', 'ready', 'failed')),
  -- The error, one sentence for the editor; may be empty.
  error         text not null default '',
  -- The reader's name; may be empty.
  reader_name   text not null default '',
  -- Start of the reflection, for the chapter marks; null if unknown.
  reflection_ms integer check (reflection_ms > 0),
  created_at    timestamptz not null,
  -- The processed file. The key is a hash of its content, so that another recording has another URL.
  key           text collate "C",
  bytes         bigint,
  duration_ms   integer,
  sha256        bytea,
  -- The title in the file's metadata.
  title         text,
  ready_at      timestamptz,
  check ((state = 'ready') = (key is not null)),
  check ((key is null) = (bytes is null) and (key is null) = (duration_ms is null) and (key is null) = (sha256 is null)
         and (key is null) = (title is null) and (key is null) = (ready_at is null))
);
-- A day has at most one recording that readers hear and one that is to replace it.
create unique index recording_date_ready_idx on recording (date) where state = 'ready';
create unique index recording_date_pending_idx on recording (date) where state <> 'ready';
create index recording_date_idx on recording (date);
create index recording_created_at_idx on recording (created_at) where state <> 'ready' or date is null;

-- Files without a recording. They are deleted after a day, so that nobody's playback breaks off.
create table orphan_recording_file (
  key      text collate "C" primary key,
  found_at timestamptz not null
);

create trigger recording_changed after insert or update or delete or truncate on recording
  for each statement execute function increment_homily_version();

-- Where a reader stopped listening. Private to the reader.
create table listening_position (
  person_id    uuid not null references person on delete cascade,
  recording_id uuid not null references recording on delete cascade,
  position_ms  integer not null check (position_ms >= 0),
  is_finished  boolean not null,
  updated_at   timestamptz not null,
  primary key (person_id, recording_id)
);
create index listening_position_recording_id_idx on listening_position (recording_id);
create index listening_position_updated_at_idx on listening_position (updated_at);
