-- Editors who have a text open. Only a hint for others, not a lock; rows expire a minute after seen_at.
create table editing (
  kind      text not null check (kind in ('homily', 'post')),
  -- The date of a homily, or the id of a post.
  ref       text collate "C" not null,
  person_id uuid not null references person on delete cascade,
  since     timestamptz not null,
  seen_at   timestamptz not null,
  primary key (kind, ref, person_id)
);
create index editing_person_id on editing (person_id);
create index editing_seen_at on editing (seen_at);

-- Whether an editor-in-chief must approve a text before it is published. No row means no.
create table review_setting (
  only_one boolean primary key default true check (only_one),
  is_on    boolean not null
);

-- The review of a text.
create table review (
  kind     text not null check (kind in ('homily', 'post')),
  -- The date of a homily, or the id of a post.
  ref      text collate "C" not null,
  step     text not null check (step in ('asked', 'approved', 'changes')),
  -- Fingerprints of the approved version: nothing else may be published.
  approved text[] not null,
  asked_by uuid references person on delete set null,
  -- The name of the account that took the last step, at that time.
  by_name  text not null,
  at       timestamptz not null,
  -- The requested changes.
  changes  text not null,
  -- When the other side was notified by mail; also set if no mail is needed.
  told_at  timestamptz,
  primary key (kind, ref)
);
create index review_asked_by on review (asked_by) where asked_by is not null;
create index review_at on review (at) where step = 'asked';
create index review_untold on review (at) where told_at is null;

-- Comments of editors on a text. Readers never see them.
create table review_comment (
  comment_id uuid primary key,
  kind       text not null check (kind in ('homily', 'post')),
  -- The date of a homily, or the id of a post.
  ref        text collate "C" not null,
  answers    uuid references review_comment on delete cascade,
  -- The field and the quoted passage with its context; null for a comment on the whole text.
  part       text check (part in ('homilyText', 'gospelText', 'content')),
  anchor     jsonb check ((anchor is null) = (part is null)),
  body       text not null,
  said_by    uuid references person on delete set null,
  -- The name of the author's account at that time.
  by_name    text not null,
  at         timestamptz not null,
  settled_by text not null default '',
  settled_at timestamptz
);
create index review_comment_text on review_comment (kind, ref, at);
create index review_comment_answers on review_comment (answers) where answers is not null;
create index review_comment_said_by on review_comment (said_by) where said_by is not null;
create index review_comment_settled on review_comment (settled_at) where settled_at is not null;
