-- What is being written of a post, beside the post as it was saved last. Nobody but its editors sees it; a save of the
-- post takes it away. A new post has one before there is a post.
create sequence post_draft_version;
create table post_draft (
  post_id  text collate "C" primary key,
  -- The members of the form, whatever is missing yet. The text in it is sanitised.
  content  jsonb not null,
  -- Never the same twice, so that whoever holds an older one is told.
  version  bigint not null default nextval('post_draft_version'),
  saved_at timestamptz not null,
  saved_by uuid references person on delete set null
);
create index post_draft_saved_by on post_draft (saved_by) where saved_by is not null;
create index post_draft_saved_at on post_draft (saved_at);

-- Who has a text open. A hint for others, and no lock: whoever was not seen for a minute has it open no more.
create table editing (
  kind      text not null check (kind in ('homily', 'post')),
  -- For a homily its date, for a post its id.
  ref       text collate "C" not null,
  person_id uuid not null references person on delete cascade,
  since     timestamptz not null,
  seen_at   timestamptz not null,
  primary key (kind, ref, person_id)
);
create index editing_person_id on editing (person_id);
create index editing_seen_at on editing (seen_at);

-- By whom a post is. A server of the version before goes on writing rows without it.
alter table post add column author text not null default '';
alter table post_revision add column author text not null default '';
