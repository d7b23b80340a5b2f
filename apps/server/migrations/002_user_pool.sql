-- Accounts and sessions of members, if no Cognito pool holds them. Only packages/user-pool reads or writes here.
create schema user_pool;

create table user_pool.account (
  sub               uuid primary key,
  -- In lower case.
  email             text not null unique,
  is_email_verified boolean not null,
  name              text not null,
  state             text not null
                    check (state in ('UNCONFIRMED', 'CONFIRMED', 'RESET_REQUIRED', 'FORCE_CHANGE_PASSWORD')),
  is_enabled        boolean not null,
  groups            text[] not null,
  -- Salt and verifier of the password, encrypted with a key that is not in the database.
  credential        bytea not null,
  created_at        timestamptz not null,
  updated_at        timestamptz not null
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
create index session_sub_idx on user_pool.session (sub);
create index session_expires_at_idx on user_pool.session (expires_at);

create table user_pool.refresh_token (
  -- HMAC with a secret key: a copy of the table gives access to no session.
  token_hash  bytea primary key,
  session_id  uuid not null references user_pool.session on delete cascade,
  replaced_at timestamptz
);
create index refresh_token_session_id_idx on user_pool.refresh_token (session_id);

-- Browser of a session, for example "Chrome on Windows".
create table user_pool.session_browser (
  session_id uuid primary key references user_pool.session on delete cascade,
  name       text not null
);

-- Consecutive wrong passwords, per account and bucket.
create table user_pool.sign_in_failure (
  -- Not a foreign key: an email address without an account has an invented sub.
  sub            uuid,
  -- A network, a browser that signed in before, or all strangers. Networks and browsers are HMACs.
  bucket         text,
  failure_count  integer not null,
  last_failed_at timestamptz,
  primary key (sub, bucket)
);

create table user_pool.claimed_nonce (
  nonce      text primary key,
  expires_at timestamptz not null
);
create index claimed_nonce_expires_at_idx on user_pool.claimed_nonce (expires_at);

create table user_pool.address_use (
  -- HMAC of the address.
  key               text primary key,
  window_started_at timestamptz not null,
  use_count         integer not null
);

create table user_pool.signing_key (
  kid         text primary key,
  -- Encrypted like account.credential.
  private_key bytea not null,
  public_n    text not null,
  public_e    text not null,
  created_at  timestamptz not null,
  -- Later than created_at, so that clients have fetched the public key before the first token.
  signs_from  timestamptz not null
);

-- The members of a group are in account.groups.
create table user_pool.member_group (
  name       text primary key,
  created_at timestamptz not null
);

-- Creates the session of a verified password, unless a wrong password was counted or the account was changed since it
-- was read. One function instead of several queries, because each query would cost about as much as the hashing; and
-- not one statement, because a statement would not see what changed while it waited for the lock.
create function user_pool.insert_session_if_uncontested(
  session user_pool.session, token_hash bytea, checked_credential bytea, nonce text, nonce_expires_at timestamptz
) returns boolean language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('user_pool.account ' || session.sub, 0));
  if exists (select from user_pool.sign_in_failure where sign_in_failure.sub = session.sub) or not exists (
    select from user_pool.account
    where account.sub = session.sub and credential = checked_credential and state = 'CONFIRMED' and is_enabled
  ) then
    return false;
  end if;
  insert into user_pool.claimed_nonce values (nonce, nonce_expires_at) on conflict do nothing;
  if not found then
    return false;
  end if;
  insert into user_pool.session select session.*;
  insert into user_pool.refresh_token values (token_hash, session.session_id);
  return true;
end
$$;
