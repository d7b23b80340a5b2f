-- When and how often a reader wants the homily by mail. Who never chose gets it daily, at six by the site's clock.
create table mail_preference (
  person_id      uuid primary key references person on delete cascade,
  rhythm         text not null check (rhythm in ('daily', 'sundays', 'none')),
  -- What held before the reader stopped the mails by a link in one of them, for whoever takes it back.
  rhythm_stopped text check (rhythm_stopped in ('daily', 'sundays')),
  hour           smallint not null check (hour between 0 and 23),
  zone           text not null,
  changed_at     timestamptz not null
);
create index mail_preference_time on mail_preference (zone, hour, person_id);
create index mail_preference_changed on mail_preference (changed_at);

-- Addresses that no homily goes to: the mailbox refused it for good, or its owner complained. It outlives the account,
-- for the mailbox is what it was.
create table stopped_address (
  email      text primary key,
  reason     text not null check (reason in ('refused', 'complained')),
  stopped_at timestamptz not null
);

-- All who are to get one day's homily at one hour of one zone. Servers walk through them together, a batch at a time, in
-- the order of their ids.
create table morning_round (
  day        date not null,
  zone       text not null,
  hour       smallint not null,
  -- Of those who never chose, who have no row that says so.
  is_usual   boolean not null,
  -- After this it is too late in the day.
  send_until timestamptz not null,
  -- How far the walk has come.
  after_id   uuid not null default '00000000-0000-0000-0000-000000000000',
  done_at    timestamptz,
  primary key (day, zone, hour, is_usual)
);

-- Who was chosen to get the homily of a day: once, whatever happens. For a week; no person hangs on it, so that whoever
-- leaves takes nothing to look through.
create table morning_mail (
  day        date not null,
  person_id  uuid not null,
  -- It stands on the mail, the same at every try.
  chosen_at  timestamptz not null default now(),
  send_until timestamptz not null,
  state      text not null default 'waiting' check (state in ('waiting', 'sent', 'skipped', 'refused', 'late')),
  -- In whose hands it is, and until when; and after that, when it is to be tried again.
  claim      uuid,
  due_at     timestamptz not null default now(),
  attempts   smallint not null default 0,
  settled_at timestamptz,
  primary key (day, person_id)
);
create index morning_mail_waiting on morning_mail (day, due_at) where state = 'waiting';

-- When the next mail may leave, for all servers together.
create table mail_pace (
  is_only boolean primary key default true check (is_only),
  next_at timestamptz not null
);
