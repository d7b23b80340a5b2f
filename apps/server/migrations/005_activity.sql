-- What editors and operators changed. Rows are written in the transaction of the change and are immutable for two years.
create table activity (
  number    bigint generated always as identity primary key,
  at        timestamptz not null,
  -- Not a foreign key: the entry stays when the account is deleted.
  person_id uuid,
  -- The name of the account at that time; operator's commands have their own name.
  by_name   text not null,
  act       text not null,
  kind      text not null,
  -- A date, or the id of a post.
  ref       text not null,
  -- The title at that time.
  name      text not null,
  -- A few properties; never a text.
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
