-- oldest server: 028
-- Who wants the days that they read to be kept. To stop is to take this row away, and the days go with it.
create table days_read_wanted (
  person_id uuid primary key references person on delete cascade,
  since     timestamptz not null
);

-- On which days of their own calendar a member read. Theirs alone: it is shown to nobody else, and goes with the account.
create table day_read (
  person_id uuid not null references days_read_wanted on delete cascade,
  -- What the calendar on the reader's wall showed; no hour, no zone, and nothing of what was read.
  date      date not null,
  primary key (person_id, date)
);
