-- The browsers that the user pool remembers, where it is told to. Only packages/user-pool reads or writes here.
create table user_pool.device (
  sub               uuid not null references user_pool.account on delete cascade,
  device_key        text not null,
  name              text not null,
  is_remembered     boolean not null,
  -- Salt and verifier of the browser's own secret, sealed as the passwords' are.
  credential        bytea not null,
  created_at        timestamptz not null,
  changed_at        timestamptz not null,
  last_signed_in_at timestamptz not null,
  primary key (sub, device_key)
);

-- The remembered browser that a session belongs to: the two end together.
alter table user_pool.session add column device_key text;
