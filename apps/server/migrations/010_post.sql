-- The essays of the blog. Readers see those that are published.
create table post (
  -- Made by the browser that wrote it first.
  post_id    text collate "C" primary key,
  slug       text collate "C" not null unique,
  title      text not null,
  excerpt    text not null,
  -- Sanitised HTML; an image in it goes by its key alone.
  content    text not null,
  status     text not null check (status in ('DRAFT', 'PUBLISHED')),
  -- Of the hero image: an upload's key, or the name of a drawn plate, or neither.
  hero_key   text collate "C" not null,
  hero_plate text not null,
  hero_alt   text not null,
  date       date not null,
  category   text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check (hero_key = '' or hero_plate = '')
);
create index post_newest on post (created_at desc, post_id desc);
create index post_newest_published on post (created_at desc, post_id desc) where status = 'PUBLISHED';

-- The post as it was after each save.
create table post_revision (
  post_id    text collate "C" not null references post,
  number     integer not null,
  slug       text not null,
  title      text not null,
  excerpt    text not null,
  content    text not null,
  status     text not null,
  hero_key   text not null,
  hero_plate text not null,
  hero_alt   text not null,
  date       date not null,
  category   text not null,
  saved_at   timestamptz not null,
  -- The name that the account had then, and nothing else of whoever it was.
  saved_by   text not null,
  primary key (post_id, number)
);

-- Images that were, or are about to be, sent to us. Files lie in the storage, not here.
create table upload (
  key         text collate "C" primary key,
  type        text not null,
  begun_at    timestamptz not null,
  -- Known once the image was checked and made ready to be shown.
  finished_at timestamptz,
  width       integer,
  height      integer,
  placeholder text,
  -- When a post that was saved first bore it. What no post ever bore is deleted after a day.
  used_at     timestamptz,
  check ((finished_at is null) = (width is null) and (width is null) = (height is null)),
  check ((width is null) = (placeholder is null))
);
create index upload_unused on upload (begun_at) where used_at is null;
