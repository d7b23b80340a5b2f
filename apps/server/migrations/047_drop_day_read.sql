-- oldest server: 047
-- The calendar of the days on which a member read was removed. Servers before this version write to these tables.
-- squawk-ignore ban-drop-table
drop table day_read;
-- squawk-ignore ban-drop-table
drop table days_read_wanted;
