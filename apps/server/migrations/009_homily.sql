-- Published homilies: a copy of the draft at the time of publishing. A later date is published on that day.
create table homily (
  date         date primary key,
  title        text not null,
  author       text not null default '',
  book         text not null,
  chapter      smallint not null,
  verse        text not null,
  gospel_text  text not null,
  source       text not null,
  copyright    text not null,
  homily_text  text not null,
  -- The one thing to do that day; may be empty.
  practice     text not null default '',
  published_at timestamptz not null
);

-- Counts changes of what readers see. Servers compare it with the number of their cached pages.
create table homily_version (
  is_only boolean primary key default true check (is_only),
  number  bigint not null
);
insert into homily_version (number) values (1);
create function increment_homily_version() returns trigger language plpgsql as $$
begin
  update homily_version set number = number + 1;
  perform pg_notify('homilies_changed', '');
  return null;
end $$;
create trigger homily_changed after insert or update or delete or truncate on homily
  for each statement execute function increment_homily_version();

create table reading_preference (
  person_id uuid primary key references person on delete cascade,
  text_size smallint not null check (text_size between 1 and 5),
  theme     text not null check (theme in ('system', 'light', 'dark', 'sepia'))
);

-- Where a reader stopped in a text. Private to the reader.
create table reading_position (
  person_id       uuid not null references person on delete cascade,
  kind            text not null check (kind in ('homily')),
  -- The date of the homily.
  ref             text not null,
  paragraph       smallint not null check (paragraph >= 0),
  -- How much of the paragraph was read.
  fraction        real not null check (fraction between 0 and 1),
  -- The beginning of the paragraph, to find it after the text was edited.
  paragraph_start text not null,
  created_at      timestamptz not null,
  updated_at      timestamptz not null,
  finished_at     timestamptz,
  primary key (person_id, kind, ref)
);
create index reading_position_updated_at_idx on reading_position (updated_at);

-- A link by which a subscriber shares one homily with a friend.
create table share_link (
  token_hash bytea primary key,
  person_id  uuid not null references person on delete cascade,
  date       date not null,
  -- The subscriber's name at that time, which the friend reads; may be empty.
  name       text not null,
  message    text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index share_link_person_id_created_at_idx on share_link (person_id, created_at);
create index share_link_expires_at_idx on share_link (expires_at);
