-- oldest server: 028
-- One library of pictures: what each shows and whose it is, each file only once, and which texts bear it. A server of
-- the version before goes on writing rows without any of it.
alter table upload
  -- Of the bytes as they arrived; null for what came before they were summed, and for what is not looked at yet.
  add column sha256 bytea,
  -- As the file was called where it came from.
  add column file_name text not null default '',
  -- What the picture shows, who made it, and under which terms it may be shown.
  add column alt text not null default '',
  add column credit text not null default '',
  add column license text not null default '';
-- Of two equal files that are looked at in the same moment, one finds the other here.
create unique index upload_sha256 on upload (sha256) where sha256 is not null and doomed_at is null;
create index upload_kept on upload (finished_at desc, key desc) where used_at is not null;

-- The keys of the pictures in a text. By it the database itself knows where each is used, whoever wrote the text.
create function pictures_in(words text) returns text[] language sql immutable strict parallel safe as $$
  select array(
    select distinct found[1]
    from regexp_matches(words, '(images/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/main\.webp)', 'g') as found)
$$;
create index post_pictures on post using gin (pictures_in(content || ' ' || hero_key));
create index post_revision_pictures on post_revision using gin (pictures_in(content || ' ' || hero_key));
create index post_draft_pictures on post_draft using gin (pictures_in(
  (content ->> 'content') || ' ' || coalesce(nullif(content ->> 'heroImageKey', ''), content ->> 'heroImageUrl', '')));

-- What pictures show is known from the posts that bear them.
update upload set alt = left(said.alt, 500) from (
  select distinct on (key) key, alt from (
    select hero_key as key, hero_alt as alt, updated_at from post
    union all
    select found[1], replace(replace(replace(replace(found[2], '&lt;', '<'), '&gt;', '>'), '&quot;', '"'), '&amp;', '&'),
           updated_at
    from post, regexp_matches(content, '<img src="(images/[^"]{1,60})" alt="([^"]+)"', 'g') as found
  ) as each_one where alt <> '' order by key, updated_at desc
) as said where said.key = upload.key;
