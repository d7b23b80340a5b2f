-- A sign-up, from the form until the email address is confirmed. Unpaid sign-ups are deleted when they expire.
create table signup (
  signup_id          uuid primary key default gen_random_uuid(),
  person_id          uuid not null unique references person on delete cascade,
  email              text not null,
  name               text not null,
  -- Of the browser that signed up; null once revoked.
  browser_token_hash bytea,
  consent_version    text not null,
  staged_at          timestamptz not null,
  expires_at         timestamptz not null,
  -- Start of the checkout guard, if inherited from the sign-up that this one replaced.
  guarded_since      timestamptz,
  paid_at            timestamptz,
  confirmed_at       timestamptz
);
create unique index signup_open on signup (email) where confirmed_at is null;
create index signup_unpaid on signup (expires_at) where paid_at is null and confirmed_at is null;

-- Further browsers that may pay for the sign-up.
create table signup_browser (
  token_hash bytea primary key,
  signup_id  uuid not null references signup on delete cascade
);
create index signup_browser_of on signup_browser (signup_id);

create table confirmation_link (
  token_hash bytea primary key,
  signup_id  uuid not null references signup on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at    timestamptz
);
create index confirmation_link_of on confirmation_link (signup_id, created_at);

-- Links for resetting a password.
create table reset_link (
  token_hash bytea primary key,
  sub        text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at    timestamptz,
  -- When a newer link replaced this one.
  ended_at   timestamptz
);
create index reset_link_of on reset_link (sub, created_at);
create index reset_link_age on reset_link (created_at);
