-- oldest server: 026
-- How backups and their verification went last: a row each, for whoever asks how the site is.
create table backup_outcome (
  task         text primary key check (task in ('backup', 'verification')),
  -- Whichever server does it by the clock holds it for a few minutes at a time.
  claimed_until timestamptz,
  tried_at     timestamptz,
  succeeded_at timestamptz,
  -- Of the last that succeeded.
  file         text,
  place        text,
  bytes        bigint,
  took_ms      integer,
  -- Of the last that failed, whatever went well since.
  failed_at    timestamptz,
  failure      text
);
insert into backup_outcome (task) values ('backup'), ('verification');

-- A row in here: the database was restored, and the site is quiet until it is told otherwise.
create table quiet_site (
  is_only boolean primary key default true check (is_only),
  since   timestamptz not null
);
