-- Tables that the adapters, the HTTP layer and the operating of the site need; no reader's data.

-- The job queue. Only adapters/queue reads or writes here.
create table job (
  job_id        uuid primary key default gen_random_uuid(),
  name          text not null,
  -- Duplicates by (name, key) are ignored.
  key           text,
  data          jsonb not null,
  -- Data that must not outlive the job: deleted when it is done or dead.
  secret        jsonb,
  state         text not null default 'waiting' check (state in ('waiting', 'done', 'dead')),
  -- A claimed job is due again when the claim expires, so the job of a crashed worker is repeated.
  due_at        timestamptz not null default now(),
  claim         uuid,
  attempt_count integer not null default 0,
  last_error    text,
  created_at    timestamptz not null default now(),
  finished_at   timestamptz,
  unique (name, key),
  check (state = 'waiting' or secret is null)
);
create index job_name_due_at_idx on job (name, due_at) where state = 'waiting';
create index job_finished_at_idx on job (finished_at) where state <> 'waiting';

-- Fixed-window rate limits. Keys are HMACs, so that the table reveals no addresses.
create table rate_limit (
  key               text primary key,
  window_started_at timestamptz not null,
  count             integer not null
);
create index rate_limit_window_started_at_idx on rate_limit (window_started_at);

-- The site's secret, encrypted with the master key. Two rows while one master key replaces another.
create table site_secret (
  -- An HMAC that identifies the master key.
  key_id     bytea primary key,
  ciphertext bytea not null,
  created_at timestamptz not null default now()
);

-- The last runs of backup and verification, one row each.
create table backup_outcome (
  task          text primary key check (task in ('backup', 'verification')),
  -- Lease of the server that runs the task.
  claimed_until timestamptz,
  attempted_at  timestamptz,
  succeeded_at  timestamptz,
  -- The last successful run.
  file          text,
  target        text,
  bytes         bigint,
  duration_ms   integer,
  -- The last failed run, even if a later one succeeded.
  failed_at     timestamptz,
  failure       text
);
insert into backup_outcome (task) values ('backup'), ('verification');

-- Has a row while quiet mode is on, which starts with a restore.
create table quiet_mode (
  is_only    boolean primary key default true check (is_only),
  started_at timestamptz not null
);

-- Which server currently runs a scheduled task for all servers.
create table task_lease (
  task       text primary key,
  holder     uuid not null,
  expires_at timestamptz not null
);

-- Current problems of the site. A resolved problem has no row.
create table alert (
  name        text primary key,
  message     text not null,
  started_at  timestamptz not null,
  -- When the problem was last detected.
  seen_at     timestamptz not null,
  -- Null until the first notification.
  opened_at   timestamptz,
  notified_at timestamptz
);
