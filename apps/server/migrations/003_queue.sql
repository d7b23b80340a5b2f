-- What is to be done soon, and again if it fails. Only adapters/queue reads or writes here.
create table job (
  job_id      uuid primary key default gen_random_uuid(),
  name        text not null,
  -- Of jobs with the same name and key there is one.
  key         text,
  data        jsonb not null,
  -- What must not outlive the job: gone once it is done or dead.
  secret      jsonb,
  state       text not null default 'waiting' check (state in ('waiting', 'done', 'dead')),
  -- A job that is taken in hand is due again when its claim runs out, so that one whose worker died comes back.
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
