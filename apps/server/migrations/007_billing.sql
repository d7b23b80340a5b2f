-- The best of a person's subscriptions, as the payment provider last reported it.
create table subscription (
  person_id         uuid primary key references person on delete cascade,
  subscription_id   text not null unique,
  status            text not null,
  plan              text check (plan in ('yearly', 'monthly')),
  period_started_at timestamptz not null,
  period_ends_at    timestamptz not null,
  trial_ends_at     timestamptz,
  -- When the canceled subscription ends or ended.
  ends_at           timestamptz,
  fetched_at        timestamptz not null
);

-- Free access that an operator granted.
create table complimentary (
  person_id  uuid primary key references person on delete cascade,
  granted_at timestamptz not null,
  ends_at    timestamptz
);

-- A person's customer at the payment provider. Saved before the first checkout, so that a person has only one.
create table customer (
  person_id   uuid primary key references person on delete cascade,
  customer_id text not null unique,
  -- The recipient of mails about payments.
  email       text not null,
  name        text not null,
  created_at  timestamptz not null,
  -- A payment was disputed; the operator reviews it.
  disputed_at timestamptz
);

-- Checkout sessions at the payment provider.
create table checkout (
  session_id text primary key,
  person_id  uuid not null references person on delete cascade,
  -- Plan and donation: the same choice reuses an open session.
  choice     text not null,
  url        text not null,
  state      text not null default 'open' check (state in ('open', 'complete', 'expired')),
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index checkout_person_id_created_at_idx on checkout (person_id, created_at);

-- Each email address has one trial, ever. The HMAC outlives the account.
create table trial_email (
  email_hash bytea primary key,
  used_at    timestamptz not null
);

-- Each card has one trial, ever: HMACs of the card's fingerprint and of the subscription that had the trial.
create table trial_card (
  card_hash         bytea primary key,
  subscription_hash bytea not null,
  used_at           timestamptz not null
);

-- Subscriptions that were canceled because the card had had a trial.
create table repeated_trial (
  subscription_hash bytea primary key,
  canceled_at       timestamptz not null
);

-- Webhook events, for deduplication and retries.
create table payment_event (
  event_id     text primary key,
  type         text not null,
  object_id    text,
  -- By the provider's clock.
  occurred_at  timestamptz not null,
  received_at  timestamptz not null,
  processed_at timestamptz,
  last_error   text
);
create index payment_event_occurred_at_idx on payment_event (occurred_at);

-- Paid donations. The law requires that receipts outlive the account.
create table donation (
  donation_id        uuid primary key default gen_random_uuid(),
  -- Consecutive over all years, printed on the receipt.
  receipt_number     bigint generated always as identity unique,
  person_id          uuid references person on delete set null,
  invoice_id         text not null unique,
  donor_name         text not null,
  donor_email        text not null,
  amount_minor       bigint not null check (amount_minor > 0),
  -- The part of the same payment that was for the subscription.
  subscription_minor bigint not null,
  currency           text not null,
  paid_at            timestamptz not null,
  refunded_minor     bigint not null default 0,
  is_sample          boolean not null
);
create index donation_paid_at_idx on donation (paid_at);
create index donation_person_id_idx on donation (person_id);
