-- oldest server: 027
-- Whether texts are published only once an editor-in-chief has approved them. No row: they are not held up.
create table review_setting (
  only_one boolean primary key default true check (only_one),
  is_on    boolean not null
);

-- How far a text is that waits for an editor-in-chief, or was looked at by one.
create table review (
  kind      text not null check (kind in ('homily', 'post')),
  -- For a homily its date, for a post its id.
  ref       text collate "C" not null,
  -- What was done last.
  step      text not null check (step in ('asked', 'approved', 'changes')),
  -- The fingerprints of what was approved: that, and nothing else, may be published.
  approved  text[] not null,
  asked_by  uuid references person on delete set null,
  -- The name that the account of whoever did it had then, and when.
  by_name   text not null,
  at        timestamptz not null,
  -- What is to be changed.
  changes   text not null,
  -- Whom it concerns was told by mail, or needs no telling.
  told_at   timestamptz,
  primary key (kind, ref)
);
create index review_asked_by on review (asked_by) where asked_by is not null;
create index review_at on review (at) where step = 'asked';
create index review_untold on review (at) where told_at is null;
