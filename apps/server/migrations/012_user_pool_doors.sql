-- Wrong proofs are counted for each account and door: a network, a browser that was signed in to it before, or all doors
-- of strangers together. Networks and browsers stand here under a secret key.
alter table user_pool.attempts add column door text not null default 'everywhere';
alter table user_pool.attempts drop constraint attempts_pkey;
alter table user_pool.attempts add primary key (sub, door);
alter table user_pool.attempts alter column door drop default;
