-- Links by which a member may choose a new password. Only a hash of what was mailed is kept.
create table reset_link (
  token_hash bytea primary key,
  sub        text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at    timestamptz,
  -- A newer link takes the place of an older one.
  ended_at   timestamptz
);
create index reset_link_of on reset_link (sub, created_at);
create index reset_link_age on reset_link (created_at);
