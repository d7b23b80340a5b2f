-- The secret that everything else of the site is sealed and hashed with, sealed itself by the master key. Two rows
-- while one master key takes the place of another.
create table site_secret (
  -- Tells the master key that seals this row, and nothing of it.
  key_id    bytea primary key,
  -- Not there where the site is older than this table: then the master key of that time is the secret.
  sealed    bytea,
  sealed_at timestamptz not null default now()
);
insert into site_secret (key_id)
select '' where exists (select from user_pool.signing_key) or exists (select from user_pool.account)
  or exists (select from person) or exists (select from trial_taken);
