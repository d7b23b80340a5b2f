-- The liturgical calendar, a row per date. Generated a year at a time; editors can correct a row.
create table liturgical_day (
  date           date primary key,
  celebration_id text not null,
  celebration    text not null,
  rank           text not null check (rank in ('solemnity', 'sunday', 'feast', 'memorial', 'weekday')),
  season         text not null,
  week_of_season smallint not null,
  color          text not null check (color in ('white', 'green', 'violet', 'rose', 'red')),
  occasion       text not null,
  sunday_cycle   text not null,
  weekday_cycle  text not null,
  -- Null unless an editor corrected the day.
  corrected_at   timestamptz
);

-- How often a day was corrected or restored. Calendar feeds send it, so that subscribers update the entry.
create table day_revision (
  date       date primary key,
  revision   integer not null,
  revised_at timestamptz not null
);
