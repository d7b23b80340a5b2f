-- The members' accounts and sessions, where no Cognito pool keeps them. Only packages/user-pool reads or writes here.
create schema user_pool;

create table user_pool.account (
  sub               uuid primary key,
  -- In lower case, as it is looked up.
  email             text not null unique,
  is_email_verified boolean not null,
  name              text not null,
  state             text not null
                    check (state in ('UNCONFIRMED', 'CONFIRMED', 'RESET_REQUIRED', 'FORCE_CHANGE_PASSWORD')),
  is_enabled        boolean not null,
  groups            text[] not null,
  -- Salt and verifier of the password, sealed with a key that the database does not have.
  credential        bytea not null,
  created_at        timestamptz not null,
  changed_at        timestamptz not null
);

create table user_pool.session (
  session_id   uuid primary key,
  sub          uuid not null references user_pool.account on delete cascade,
  client_id    text not null,
  event_id     uuid not null,
  signed_in_at timestamptz not null,
  expires_at   timestamptz not null,
  revoked_at   timestamptz
);
create index session_sub on user_pool.session (sub);
create index session_expires_at on user_pool.session (expires_at);

create table user_pool.refresh_token (
  -- Under a secret key: a copy of this table opens no session.
  token_hash  bytea primary key,
  session_id  uuid not null references user_pool.session on delete cascade,
  replaced_at timestamptz
);
create index refresh_token_session_id on user_pool.refresh_token (session_id);

-- Wrong proofs in a row. A name without an account has a made-up sub here, so there is nothing to refer to.
create table user_pool.attempts (
  sub            uuid primary key,
  failures       integer not null,
  last_failed_at timestamptz
);

create table user_pool.claimed_nonce (
  nonce      text primary key,
  expires_at timestamptz not null
);
create index claimed_nonce_expires_at on user_pool.claimed_nonce (expires_at);

create table user_pool.address_use (
  key             text primary key,
  window_began_at timestamptz not null,
  uses            integer not null
);

create table user_pool.signing_key (
  kid         text primary key,
  -- Sealed, as the credentials are.
  private_key bytea not null,
  public_n    text not null,
  public_e    text not null,
  created_at  timestamptz not null
);
