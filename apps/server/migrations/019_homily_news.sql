-- The change is told to every server that listens, whoever made it.
create or replace function count_homily_change() returns trigger language plpgsql as $$
begin
  update homily_change set number = number + 1;
  perform pg_notify('homilies_changed', '');
  return null;
end $$;
