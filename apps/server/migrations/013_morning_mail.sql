-- When and how often a reader gets the homily by mail. Readers without a row get it daily at six, in the site's time
-- zone.
create table mail_preference (
  person_id       uuid primary key references person on delete cascade,
  rhythm          text not null check (rhythm in ('daily', 'sundays', 'none')),
  -- The rhythm before the reader unsubscribed by a link in a mail, to undo that.
  previous_rhythm text check (previous_rhythm in ('daily', 'sundays')),
  hour            smallint not null check (hour between 0 and 23),
  zone            text not null
);
create index mail_preference_zone_hour_person_id_idx on mail_preference (zone, hour, person_id);

-- Addresses that get no homilies, because the mailbox refuses mail or its owner complained. Outlives the account.
create table suppressed_address (
  email      text primary key,
  reason     text not null check (reason in ('refused', 'complained')),
  created_at timestamptz not null
);

-- Temporary failures reported by the mail provider. Several within two weeks suppress the address.
create table mail_deferral (
  email      text not null,
  -- The provider's id of the event: a repeated event counts once.
  event_id   text not null,
  created_at timestamptz not null,
  primary key (email, event_id)
);
create index mail_deferral_created_at_idx on mail_deferral (created_at);

-- The readers who get the homily of a day at one hour of one time zone. They are queued in morning_mail in pages,
-- ordered by person_id.
create table morning_round (
  day            date not null,
  zone           text not null,
  hour           smallint not null,
  -- True for readers without a mail_preference.
  is_default     boolean not null,
  -- No mail is sent after this.
  send_until     timestamptz not null,
  -- The last person_id of the last page.
  last_person_id uuid not null default '00000000-0000-0000-0000-000000000000',
  -- When the last reader was queued.
  queued_at      timestamptz,
  primary key (day, zone, hour, is_default)
);

-- One mail per day and reader. Deleted after a week. No foreign key to person, because it would slow down deleting
-- accounts.
create table morning_mail (
  day           date not null,
  person_id     uuid not null,
  -- The date in the mail, the same for every attempt.
  created_at    timestamptz not null default now(),
  send_until    timestamptz not null,
  state         text not null default 'waiting' check (state in ('waiting', 'sent', 'skipped', 'refused', 'late')),
  -- A server claims a mail by moving this to the end of its lease.
  due_at        timestamptz not null default now(),
  attempt_count smallint not null default 0,
  finished_at   timestamptz,
  primary key (day, person_id)
);
create index morning_mail_day_due_at_idx on morning_mail (day, due_at) where state = 'waiting';

-- When the next mail may be sent: the rate limit of all servers together.
create table mail_pace (
  is_only      boolean primary key default true check (is_only),
  next_send_at timestamptz not null
);
