-- Writers as readers see them. The operator maintains them; a homily or a post refers to its writer by name.
create table writer (
  name       text primary key,
  line       text not null,
  -- The key of a picture, or empty.
  portrait   text not null default '',
  created_at timestamptz not null
);
create unique index writer_lower_idx on writer (lower(name));
