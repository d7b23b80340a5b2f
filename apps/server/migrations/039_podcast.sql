-- oldest server: 028
-- A subscriber's own address of the homilies read aloud, one for each app. The token itself is with that app alone.
create table podcast_feed (
  feed_id    uuid primary key,
  person_id  uuid not null references person on delete cascade,
  token_hash bytea not null unique,
  -- The app, as its owner calls it.
  name       text not null,
  made_at    timestamptz not null,
  -- The day and no more, by the site's time zone: when somebody listens is nobody's business.
  used_on    date,
  -- Since when it says that the subscription is over; null while it is not.
  ended_at   timestamptz,
  -- When its owner was told that many networks ask for it.
  warned_at  timestamptz
);
create index podcast_feed_person_id on podcast_feed (person_id, made_at);

-- From how many networks it was asked for lately. Nobody can tell from a mark which network it is, nor that it is the same
-- as of another feed.
create table podcast_feed_network (
  feed_id uuid not null references podcast_feed on delete cascade,
  mark    bytea not null,
  seen_on date not null,
  primary key (feed_id, mark)
);
create index podcast_feed_network_seen_on on podcast_feed_network (seen_on);

-- Each server remembers what an address opens, until one is made, closed, ends or comes back, whoever does that.
create function tell_podcast_feeds() returns trigger language plpgsql as $$
begin
  perform pg_notify('podcast_feeds', '');
  return null;
end $$;
create trigger podcast_feeds_changed after insert or delete or truncate or update of ended_at on podcast_feed
  for each statement execute function tell_podcast_feeds();
