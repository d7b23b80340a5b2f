-- Editors who have a text open. Only a hint for others, not a lock; rows expire a minute after seen_at.
create table open_editor (
  kind      text not null check (kind in ('homily', 'post')),
  -- The date of a homily, or the id of a post.
  ref       text collate "C" not null,
  person_id uuid not null references person on delete cascade,
  opened_at timestamptz not null,
  seen_at   timestamptz not null,
  primary key (kind, ref, person_id)
);
create index open_editor_person_id_idx on open_editor (person_id);
create index open_editor_seen_at_idx on open_editor (seen_at);

-- Whether an editor-in-chief must approve a text before it is published. No row means no.
create table review_setting (
  is_only boolean primary key default true check (is_only),
  is_on   boolean not null
);

-- The review of a text.
create table review (
  kind         text not null check (kind in ('homily', 'post')),
  -- The date of a homily, or the id of a post.
  ref          text collate "C" not null,
  step         text not null check (step in ('asked', 'approved', 'changes')),
  -- Fingerprints of the approved version: nothing else may be published.
  approved     text[] not null,
  requested_by uuid references person on delete set null,
  -- The name of the account that took the last step, at that time.
  actor_name   text not null,
  updated_at   timestamptz not null,
  -- The requested changes.
  changes      text not null,
  -- When the other side was notified by mail; also set if no mail is needed.
  notified_at  timestamptz,
  primary key (kind, ref)
);
create index review_requested_by_idx on review (requested_by) where requested_by is not null;
create index review_updated_at_idx on review (updated_at) where step = 'asked';
create index review_updated_at_unnotified_idx on review (updated_at) where notified_at is null;

-- Comments of editors on a text. Readers never see them.
create table review_comment (
  comment_id  uuid primary key,
  kind        text not null check (kind in ('homily', 'post')),
  -- The date of a homily, or the id of a post.
  ref         text collate "C" not null,
  parent_id   uuid references review_comment on delete cascade,
  -- The field and the quoted passage with its context; null for a comment on the whole text.
  part        text check (part in ('homilyText', 'gospelText', 'content')),
  anchor      jsonb check ((anchor is null) = (part is null)),
  body        text not null,
  author_id   uuid references person on delete set null,
  -- The name of the author's account at that time.
  author_name text not null,
  created_at  timestamptz not null,
  resolved_by text not null default '',
  resolved_at timestamptz
);
create index review_comment_kind_ref_created_at_idx on review_comment (kind, ref, created_at);
create index review_comment_parent_id_idx on review_comment (parent_id) where parent_id is not null;
create index review_comment_author_id_idx on review_comment (author_id) where author_id is not null;
create index review_comment_resolved_at_idx on review_comment (resolved_at) where resolved_at is not null;
