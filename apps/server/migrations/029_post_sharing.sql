-- oldest server: 027
-- What search engines and shared links say of a post. A server of the version before goes on writing rows without it.
alter table post
  add column search_title text not null default '',
  add column search_description text not null default '',
  add column share_text text not null default '',
  -- Which picture a link shows: the card that is drawn with the title, or the hero image.
  add column share_picture text not null default 'card',
  -- Where it first appeared; empty where that is here.
  add column canonical_url text not null default '',
  add column noindex boolean not null default false;
alter table post_revision
  add column search_title text not null default '',
  add column search_description text not null default '',
  add column share_text text not null default '',
  add column share_picture text not null default 'card',
  add column canonical_url text not null default '',
  add column noindex boolean not null default false;
