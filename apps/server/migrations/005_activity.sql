-- What editors and operators changed. Rows are written in the transaction of the change and are immutable for two
-- years.
create table activity (
  number     bigint generated always as identity primary key,
  created_at timestamptz not null,
  -- Not a foreign key: the entry stays when the account is deleted.
  person_id  uuid,
  -- The name of the account at that time; operator's commands have their own name.
  actor_name text not null,
  act        text not null,
  kind       text not null,
  -- A date, or the id of a post.
  ref        text not null,
  -- The title at that time.
  name       text not null,
  -- A few properties; never a text.
  before     jsonb not null,
  after      jsonb not null
);
create index activity_kind_number_idx on activity (kind, number desc);
create index activity_created_at_idx on activity (created_at);

create function reject_activity_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and old.created_at < now() - interval '2 years' then
    return old;
  end if;
  raise exception 'Activity entries are immutable for two years.';
end $$;
create trigger activity_is_immutable before update or delete on activity
  for each row execute function reject_activity_change();
create trigger activity_is_not_truncated before truncate on activity
  for each statement execute function reject_activity_change();
