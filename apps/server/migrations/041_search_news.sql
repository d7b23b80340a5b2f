-- oldest server: 028
-- What is made of all that can be searched, such as the lists by chapter, is made anew when that has changed, whoever
-- changed it.
create function tell_search_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('search_changed', '');
  return null;
end $$;
create trigger search_entry_told after insert or update or delete on search_entry
  for each statement execute function tell_search_change();
