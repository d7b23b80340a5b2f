-- oldest server: 028
-- What one of several servers does for all of them, and which one it is for the next moments.
create table clock_turn (
  task   text primary key,
  server uuid not null,
  until  timestamptz not null
);
