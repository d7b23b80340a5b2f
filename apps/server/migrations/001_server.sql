-- Tables that the adapters, the HTTP layer and the operating of the site need; no reader's data.

-- The job queue. Only adapters/queue reads or writes here.
create table job (
  job_id      uuid primary key default gen_random_uuid(),
  name        text not null,
  -- Duplicates by (name, key) are ignored.
  key         text,
  data        jsonb not null,
  -- Data that must not outlive the job: deleted when it is done or dead.
  secret      jsonb,
  state       text not null default 'waiting' check (state in ('waiting', 'done', 'dead')),
  -- A claimed job is due again when the claim expires, so the job of a crashed worker is repeated.
  due_at      timestamptz not null default now(),
  claim       uuid,
  attempts    integer not null default 0,
  last_error  text,
  created_at  timestamptz not null default now(),
  settled_at  timestamptz,
  unique (name, key),
  check (state = 'waiting' or secret is null)
);
create index job_waiting on job (name, due_at) where state = 'waiting';
create index job_settled on job (settled_at) where state <> 'waiting';

-- Fixed-window rate limits. Keys are HMACs, so that the table reveals no addresses.
create table use_count (
  key             text primary key,
  window_began_at timestamptz not null,
  uses            integer not null
);
create index use_count_age on use_count (window_began_at);

-- The site's secret, encrypted with the master key. Two rows while one master key replaces another.
create table site_secret (
  -- An HMAC that identifies the master key.
  key_id    bytea primary key,
  sealed    bytea,
  sealed_at timestamptz not null default now()
);

-- The last runs of backup and verification, one row each.
create table backup_outcome (
  task          text primary key check (task in ('backup', 'verification')),
  -- Lease of the server that runs the task.
  claimed_until timestamptz,
  tried_at      timestamptz,
  succeeded_at  timestamptz,
  -- Of the last successful run.
  file          text,
  place         text,
  bytes         bigint,
  took_ms       integer,
  -- Of the last failed run, even if a later one succeeded.
  failed_at     timestamptz,
  failure       text
);
insert into backup_outcome (task) values ('backup'), ('verification');

-- Has a row while quiet mode is on, which starts with a restore.
create table quiet_site (
  is_only boolean primary key default true check (is_only),
  since   timestamptz not null
);

-- Which server currently runs a scheduled task for all servers.
create table clock_turn (
  task   text primary key,
  server uuid not null,
  until  timestamptz not null
);

-- Current problems of the site. A resolved problem has no row.
create table alert (
  name       text primary key,
  words      text not null,
  held_since timestamptz not null,
  held_at    timestamptz not null,
  -- Null until the operator is notified.
  opened_at  timestamptz,
  told_at    timestamptz
);
