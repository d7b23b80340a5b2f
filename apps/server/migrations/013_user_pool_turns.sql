-- Wrong proofs are counted for each account and door: a network, a browser that was signed in to it before, or all doors
-- of strangers together. Networks and browsers stand here under a secret key.
alter table user_pool.attempts add column door text not null default 'everywhere';
alter table user_pool.attempts drop constraint attempts_pkey;
alter table user_pool.attempts add primary key (sub, door);
alter table user_pool.attempts alter column door drop default;

-- A session that is not used ends after a fortnight; those that are open count from now.
update user_pool.session set expires_at = least(expires_at, now() + interval '14 days');

-- A key is published some time before it signs, so that whoever checks tokens has read it by then.
alter table user_pool.signing_key add column signs_from timestamptz;
update user_pool.signing_key set signs_from = created_at;
alter table user_pool.signing_key alter column signs_from set not null;

-- A group is there from when it was made, or somebody first put into it, until it is deleted. Who is in it stands with the
-- account.
create table user_pool.member_group (
  name        text primary key,
  description text,
  precedence  integer,
  created_at  timestamptz not null,
  changed_at  timestamptz not null
);
insert into user_pool.member_group (name, created_at, changed_at)
select distinct unnest(groups), now(), now() from user_pool.account;
