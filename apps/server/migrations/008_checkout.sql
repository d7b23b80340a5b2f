-- Who we are to the payment provider. Kept before the first checkout, so that nobody becomes two customers.
create table customer (
  person_id   uuid primary key references person on delete cascade,
  customer_id text not null unique,
  -- Whom to write to about the payments.
  email       text not null,
  name        text not null,
  created_at  timestamptz not null,
  -- A payment was taken back by a bank: the operator looks at it.
  disputed_at timestamptz
);

-- Payment pages that were opened.
create table checkout (
  session_id     text primary key,
  person_id      uuid not null references person on delete cascade,
  -- What was chosen: the same choice finds the same page again.
  choice         text not null,
  url            text not null,
  state          text not null default 'open' check (state in ('open', 'complete', 'expired')),
  created_at     timestamptz not null,
  expires_at     timestamptz not null
);
create index checkout_of on checkout (person_id, created_at);

-- One trial for a person and an address, ever: a keyed hash of the address outlives the account.
create table trial_taken (
  address_hash bytea primary key,
  taken_at     timestamptz not null
);

-- What the payment provider told, once each.
create table payment_event (
  event_id     text primary key,
  type         text not null,
  object_id    text,
  -- By the provider's clock.
  happened_at  timestamptz not null,
  received_at  timestamptz not null,
  processed_at timestamptz,
  last_error   text
);
create index payment_event_age on payment_event (happened_at);

-- Donations that were paid. A receipt outlives the account, as the law wants.
create table donation (
  donation_id    uuid primary key default gen_random_uuid(),
  -- Counts up through the years; it stands on the receipt.
  receipt_number bigint generated always as identity unique,
  person_id      uuid references person on delete set null,
  invoice_id     text not null unique,
  donor_name     text not null,
  donor_email    text not null,
  amount_minor   bigint not null check (amount_minor > 0),
  -- The part of the same payment that bought the subscription.
  bought_minor   bigint not null,
  currency       text not null,
  given_at       timestamptz not null,
  refunded_minor bigint not null default 0,
  is_sample      boolean not null
);
create index donation_given_at on donation (given_at);
create index donation_of on donation (person_id);
