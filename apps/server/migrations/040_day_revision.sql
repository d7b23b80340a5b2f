-- oldest server: 028
-- How often a day of the calendar was corrected or restored, and when last: who subscribes to the calendar is told by it.
create table day_revision (
  date       date primary key,
  revision   integer not null,
  revised_at timestamptz not null
);
insert into day_revision (date, revision, revised_at)
select date, 1, corrected_at from liturgical_day where corrected_at is not null;
