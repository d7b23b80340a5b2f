-- The version of a text that its editors see. Readers get the copy: the row of the text in homily or post.
create sequence draft_version;
create table draft (
  kind      text not null check (kind in ('homily', 'post')),
  -- The date of a homily, or the id of a post.
  ref       text collate "C" not null,
  -- The fields of the form. HTML is sanitized.
  content   jsonb not null,
  -- Equal for contents that differ only in invisible white space.
  hash      text not null,
  -- Never repeats, so that a save based on an older version is detected.
  version   bigint not null default nextval('draft_version'),
  saved_at  timestamptz not null,
  saved_by  uuid references person on delete set null,
  -- The hash of the copy; null if there is no copy.
  copy_hash text,
  -- Keys of the pictures in the text.
  pictures  text[] not null default '{}',
  primary key (kind, ref)
);
create index draft_saved_by_idx on draft (saved_by) where saved_by is not null;
create index draft_kind_saved_at_ref_idx on draft (kind, saved_at desc, ref desc);
create index draft_pictures_idx on draft using gin (pictures);

-- The editor of a text. A lock expires two minutes after seen_at, but belongs to its token until another one acquires it.
-- All times are those of the database, because the clocks of servers may differ.
create table edit_lock (
  kind      text not null check (kind in ('homily', 'post')),
  ref       text collate "C" not null,
  -- Chosen by the device that edits. Saves with another token do not change the draft.
  token     text not null,
  person_id uuid not null references person on delete cascade,
  since     timestamptz not null,
  seen_at   timestamptz not null,
  -- The number of the last save with this token; an older save that arrives late is ignored.
  seq       bigint not null,
  -- The newest revision when the lock was acquired. Saves with this token change only later ones.
  revision  integer not null,
  -- The last other person who had the text open to read.
  viewer_id uuid references person on delete set null,
  viewer_at timestamptz,
  primary key (kind, ref)
);
create index edit_lock_person_id_idx on edit_lock (person_id);
create index edit_lock_viewer_id_idx on edit_lock (viewer_id) where viewer_id is not null;
create index edit_lock_seen_at_idx on edit_lock (seen_at);

-- The history of a text. Outlives the draft of a homily, so that a deleted draft can be restored.
create table revision (
  kind         text not null check (kind in ('homily', 'post')),
  ref          text collate "C" not null,
  number       integer not null,
  content      jsonb not null,
  hash         text not null,
  words        integer not null,
  -- Saves of one editor within five minutes are one revision.
  began_at     timestamptz not null,
  saved_at     timestamptz not null,
  saved_by     uuid references person on delete set null,
  -- The name of the account at that time; may be empty.
  by_name      text not null,
  origin       text not null check (origin in ('editor', 'take_over', 'unsent', 'import', 'sample', 'other_program')),
  -- Null unless exactly this revision was published.
  published_at timestamptz,
  pictures     text[] not null default '{}',
  primary key (kind, ref, number)
);
create index revision_saved_by_idx on revision (saved_by) where saved_by is not null;
create index revision_kind_idx on revision (kind) where origin <> 'sample';
create index revision_pictures_idx on revision using gin (pictures);

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
