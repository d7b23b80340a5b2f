-- Whoever has, or is about to have, an account. Everything of ours hangs on this id; the identity provider's is an
-- attribute of it, which is gone once the account is.
create table person (
  person_id  uuid primary key default gen_random_uuid(),
  sub        text unique,
  created_at timestamptz not null
);

-- What the payment provider last said: the best of a person's subscriptions, in its own words.
create table subscription (
  person_id       uuid primary key references person on delete cascade,
  subscription_id text not null unique,
  status          text not null,
  plan            text check (plan in ('yearly', 'monthly')),
  period_began_at timestamptz not null,
  period_ends_at  timestamptz not null,
  trial_ends_at   timestamptz,
  -- When it ends by the member's wish, or ended.
  ends_at         timestamptz,
  fetched_at      timestamptz not null
);

-- Access that the operator gives away.
create table complimentary (
  person_id  uuid primary key references person on delete cascade,
  granted_at timestamptz not null,
  ends_at    timestamptz
);
