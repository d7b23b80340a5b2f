-- oldest server: 028
-- What is amiss with the site, while it is, and whether the operator was told. What is over has no row.
create table alert (
  name       text primary key,
  words      text not null,
  held_since timestamptz not null,
  -- When it was last seen.
  held_at    timestamptz not null,
  -- Null while nobody was told yet.
  opened_at  timestamptz,
  told_at    timestamptz
);
