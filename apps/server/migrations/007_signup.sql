-- A signup from the form until its address is confirmed. Unpaid, it lives for a day; paid, until it is confirmed.
create table signup (
  signup_id          uuid primary key default gen_random_uuid(),
  person_id          uuid not null unique references person on delete cascade,
  email              text not null,
  name               text not null,
  -- Of the token that the browser holds; null once it has no more use.
  browser_token_hash bytea,
  -- Which text the person agreed to, and when.
  consent_version    text not null,
  staged_at          timestamptz not null,
  expires_at         timestamptz not null,
  paid_at            timestamptz,
  confirmed_at       timestamptz
);
-- One open signup for an address.
create unique index signup_open on signup (email) where confirmed_at is null;
create index signup_unpaid on signup (expires_at) where paid_at is null and confirmed_at is null;

-- Whose turn it is to sign up with an address: one at a time. A turn that nobody renews runs out.
create table signup_turn (
  email   text primary key,
  holder  uuid not null,
  ends_at timestamptz not null
);

-- Links by which an address is confirmed. Only a hash of what was mailed is kept.
create table confirmation_link (
  token_hash bytea primary key,
  signup_id  uuid not null references signup on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at    timestamptz,
  -- A newer link takes the place of an older one.
  ended_at   timestamptz
);
create index confirmation_link_of on confirmation_link (signup_id, created_at);

-- How often something was asked for in a window of time, by whom it is limited.
create table use_count (
  -- Under a secret key: no address can be told from it.
  key             text primary key,
  window_began_at timestamptz not null,
  uses            integer not null
);
create index use_count_age on use_count (window_began_at);
