-- A subscriber's private podcast feeds, one for each app. The URL contains a token that is not stored.
create table podcast_feed (
  feed_id      uuid primary key,
  person_id    uuid not null references person on delete cascade,
  token_hash   bytea not null unique,
  -- The name of the app, given by the subscriber.
  name         text not null,
  created_at   timestamptz not null,
  -- Only the day, in the site's time zone: the time would reveal when somebody listens.
  last_used_on date,
  -- Start of the announcement that the subscription has ended; null while it is active.
  ended_at     timestamptz,
  -- When the subscriber was warned that many networks use the feed.
  warned_at    timestamptz
);
create index podcast_feed_person_id_created_at_idx on podcast_feed (person_id, created_at);

-- Networks that recently used a feed. The HMAC depends on the feed, so that networks of two feeds cannot be compared.
create table podcast_feed_network (
  feed_id      uuid not null references podcast_feed on delete cascade,
  network_hash bytea not null,
  last_seen_on date not null,
  primary key (feed_id, network_hash)
);
create index podcast_feed_network_last_seen_on_idx on podcast_feed_network (last_seen_on);

-- Invalidates the servers' cache of feeds.
create function notify_podcast_feeds() returns trigger language plpgsql as $$
begin
  perform pg_notify('podcast_feeds', '');
  return null;
end $$;
create trigger podcast_feeds_changed after insert or delete or truncate or update of ended_at on podcast_feed
  for each statement execute function notify_podcast_feeds();
