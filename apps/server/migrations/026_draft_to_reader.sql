-- From draft to reader: when a post opens by itself, the bin, and where its old addresses lead. A server of the version
-- before goes on writing rows without any of it.
alter table post
  -- What was asked for is what a clock on a wall shows, and where it hangs: that is kept, for the rules of zones change.
  add column publish_local timestamp,
  add column publish_zone text,
  -- The instant as it was reckoned when this was asked for. It finds what may be due; what is due is reckoned anew.
  add column publish_at timestamptz,
  -- The name that the account of whoever asked for it had then.
  add column publish_by text not null default '',
  -- In the bin since then, as a draft that nobody sees, and put there by whom.
  add column binned_at timestamptz,
  add column binned_by text not null default '',
  add constraint post_schedule check (
    (publish_local is null) = (publish_zone is null) and (publish_local is null) = (publish_at is null));
create index post_publish_at on post (publish_at) where publish_at is not null;
create index post_binned_at on post (binned_at) where binned_at is not null;

-- A slug under which readers knew a post that is not open there any more. It names the post and not another slug, so it
-- leads there at once; where the post is open nowhere, it tells that there was one.
create table post_redirect (
  slug    text collate "C" primary key,
  post_id text collate "C" not null references post on delete cascade,
  made_at timestamptz not null
);
create index post_redirect_post_id on post_redirect (post_id);

-- What was published until now, and under which slugs, is known from what was saved.
insert into post_redirect (slug, post_id, made_at)
  select distinct on (slug) slug, post_id, saved_at from post_revision
  where status = 'PUBLISHED'
    and slug not in (select slug from post where status = 'PUBLISHED')
  order by slug, saved_at desc, post_id;

-- A slug of a post that readers knew and that is deleted for good. Until then no other post takes it, and whoever comes
-- by it is told that the post is gone.
create table gone_slug (
  slug       text collate "C" primary key,
  kept_until timestamptz not null
);
create index gone_slug_kept_until on gone_slug (kept_until);
