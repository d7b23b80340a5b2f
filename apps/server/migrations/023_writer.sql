-- Who writes for the site, as readers are told. Kept by the operator; a homily or a post names its writer by the name.
create table writer (
  name     text primary key,
  line     text not null,
  -- The key of a picture; empty where there is none.
  portrait text not null default '',
  added_at timestamptz not null
);
create unique index writer_name on writer (lower(name));
