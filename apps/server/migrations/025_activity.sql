-- Who of those who run the site changed what, and when. It is written in the transaction of the change, and neither
-- changed nor shortened afterwards, by whatever means: only what is older than two years may go.
create table activity (
  number    bigint generated always as identity primary key,
  at        timestamptz not null,
  -- Not a reference: the account may go, and what was done stays done.
  person_id uuid,
  -- The name that the account had then; the operator's commands have a name of their own.
  by_name   text not null,
  act       text not null,
  kind      text not null,
  -- A date, or the id of a post.
  ref       text not null,
  -- What it was called then.
  name      text not null,
  -- A few facts of how it stood; never a text.
  before    jsonb not null,
  after     jsonb not null
);
create index activity_of_kind on activity (kind, number desc);
create index activity_at on activity (at);

create function keep_activity() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and old.at < now() - interval '2 years' then
    return old;
  end if;
  raise exception 'What is in the activity stays as it is, for two years.';
end $$;
create trigger activity_stays before update or delete on activity for each row execute function keep_activity();
create trigger activity_is_not_emptied before truncate on activity for each statement execute function keep_activity();
