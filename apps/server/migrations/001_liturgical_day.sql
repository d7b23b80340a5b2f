-- What the Church keeps on each date. Filled a year at a time by the calendar; a row may be corrected by hand.
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
  weekday_cycle  text not null
);
