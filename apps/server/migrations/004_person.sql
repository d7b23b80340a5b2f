-- A person who has, or signs up for, an account. Other tables refer to person_id and never to the identity provider's
-- sub.
create table person (
  person_id  uuid primary key default gen_random_uuid(),
  -- Null before the account is created and after it is deleted.
  sub        text unique,
  created_at timestamptz not null
);

-- Serializes work on one key across servers. A row and not an advisory lock: the holder calls the identity and payment
-- providers, and a lock would occupy a database connection meanwhile. An expired lease can be taken over.
create table lease (
  key        text primary key,
  holder     uuid not null,
  expires_at timestamptz not null
);
