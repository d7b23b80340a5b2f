-- Further browsers of whoever proved the password of a signup: they may pay for it as well.
create table signup_browser (
  token_hash bytea primary key,
  signup_id  uuid not null references signup on delete cascade
);
create index signup_browser_of on signup_browser (signup_id);

-- Since when its payment page is left alone, where the browser that staged it had begun with the address before.
alter table signup add column guarded_since timestamptz;

-- A link that is on its way stays good when another is asked for.
alter table confirmation_link drop column ended_at;

-- One trial for a card, ever: keyed hashes of the card as its bank knows it, and of the subscription that had the trial.
create table trial_card (
  card_hash         bytea primary key,
  subscription_hash bytea not null,
  taken_at          timestamptz not null
);

-- Subscriptions that were ended, because the card had had a trial.
create table repeated_trial (
  subscription_hash bytea primary key,
  ended_at          timestamptz not null
);
