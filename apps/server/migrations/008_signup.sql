-- A sign-up, from the form until the email address is confirmed. Unpaid sign-ups are deleted when they expire.
create table signup (
  signup_id       uuid primary key default gen_random_uuid(),
  person_id       uuid not null unique references person on delete cascade,
  email           text not null,
  name            text not null,
  -- Hash of the browser's token; null once revoked.
  token_hash      bytea,
  consent_version text not null,
  created_at      timestamptz not null,
  expires_at      timestamptz not null,
  -- Start of the checkout guard, if inherited from the sign-up that this one replaced.
  guarded_since   timestamptz,
  paid_at         timestamptz,
  confirmed_at    timestamptz
);
create unique index signup_email_idx on signup (email) where confirmed_at is null;
create index signup_expires_at_idx on signup (expires_at) where paid_at is null and confirmed_at is null;

-- Further browsers that may pay for the sign-up.
create table signup_token (
  token_hash bytea primary key,
  signup_id  uuid not null references signup on delete cascade
);
create index signup_token_signup_id_idx on signup_token (signup_id);

create table confirmation_link (
  token_hash bytea primary key,
  signup_id  uuid not null references signup on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at    timestamptz
);
create index confirmation_link_signup_id_created_at_idx on confirmation_link (signup_id, created_at);

-- Links for resetting a password.
create table reset_link (
  token_hash  bytea primary key,
  sub         text not null,
  created_at  timestamptz not null,
  expires_at  timestamptz not null,
  used_at     timestamptz,
  -- When a newer link replaced this one.
  replaced_at timestamptz
);
create index reset_link_sub_created_at_idx on reset_link (sub, created_at);
create index reset_link_created_at_idx on reset_link (created_at);
