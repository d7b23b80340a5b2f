-- oldest server: 028
-- A member can write a note at words of a post as well. An older server knows those at homilies alone, and leaves the
-- others as they are. The rows that are here are all at homilies, and need not be looked at again.
alter table note drop constraint note_kind_check;
alter table note add constraint note_kind_check check (kind in ('homily', 'post')) not valid;
