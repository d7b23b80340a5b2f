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

-- Opens the session of a proof that nothing has come between: nobody failed to prove the password, and nobody changed
-- the account, since it was read. In one step, because each question costs a sign-in about as much as hashing does;
-- a function, because it must look again after the wait for the lock, which a plain statement does not.
create function user_pool.open_undisturbed(
  session user_pool.session, token_hash bytea, seen_credential bytea, nonce text, spent_until timestamptz
) returns boolean language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('user_pool.attempts ' || session.sub, 0));
  if exists (select from user_pool.attempts where attempts.sub = session.sub) or not exists (
    select from user_pool.account
    where account.sub = session.sub and credential = seen_credential and state = 'CONFIRMED' and is_enabled
  ) then
    return false;
  end if;
  insert into user_pool.claimed_nonce values (nonce, spent_until) on conflict do nothing;
  if not found then
    return false;
  end if;
  insert into user_pool.session select session.*;
  insert into user_pool.refresh_token values (token_hash, session.session_id);
  return true;
end
$$;
