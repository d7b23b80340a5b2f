-- oldest server: 028
-- What somebody signed in with, in words ("Chrome on Windows"), so that members know their sessions apart. A table of its
-- own, because servers of before write whole rows of the other.
create table user_pool.session_browser (
  session_id uuid primary key references user_pool.session on delete cascade,
  name       text not null
);
