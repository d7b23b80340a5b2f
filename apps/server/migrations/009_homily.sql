-- What an editor works on, one a date. Nobody else sees it.
create sequence homily_draft_version;
create table homily_draft (
  date     date primary key,
  -- The members of the form, whatever is missing yet.
  content  jsonb not null,
  -- Never the same twice, so that whoever holds an older one is told.
  version  bigint not null default nextval('homily_draft_version'),
  saved_at timestamptz not null,
  saved_by uuid references person on delete set null
);
create index homily_draft_saved_by on homily_draft (saved_by) where saved_by is not null;

-- What readers see: a copy of the draft as it was when it was published. Dated after today, it waits for its day.
create table homily (
  date         date primary key references homily_draft on update cascade,
  title        text not null,
  book         text not null,
  chapter      smallint not null,
  verse        text not null,
  gospel_text  text not null,
  source       text not null,
  copyright    text not null,
  homily_text  text not null,
  published_at timestamptz not null
);

-- Every save. It outlives the draft, so that a deleted one can be brought back.
create table homily_revision (
  date         date not null,
  number       integer not null,
  content      jsonb not null,
  -- Saves of one editor that follow soon after one another are one revision.
  began_at     timestamptz not null,
  saved_at     timestamptz not null,
  saved_by     uuid references person on delete set null,
  -- When exactly this was given to readers.
  published_at timestamptz,
  origin       text not null check (origin in ('editor', 'import', 'sample')),
  primary key (date, number)
);
create index homily_revision_saved_by on homily_revision (saved_by) where saved_by is not null;
create index homily_revision_by_hand on homily_revision (date) where origin <> 'sample';

-- Counts the changes of what readers see, whoever makes them, so that a server knows when what it has prepared is old.
create table homily_change (
  is_only boolean primary key default true check (is_only),
  number  bigint not null
);
insert into homily_change (number) values (1);
create function count_homily_change() returns trigger language plpgsql as $$
begin
  update homily_change set number = number + 1;
  return null;
end $$;
create trigger homily_changed after insert or update or delete or truncate on homily
  for each statement execute function count_homily_change();

-- How a member likes to read.
create table reading_preference (
  person_id uuid primary key references person on delete cascade,
  text_size smallint not null check (text_size between 1 and 5),
  theme     text not null check (theme in ('system', 'light', 'dark', 'sepia'))
);

-- Set where an editor keeps the day otherwise than the calendar.
alter table liturgical_day add column corrected_at timestamptz;
