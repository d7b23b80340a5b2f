-- oldest server: 028
-- What those who write say to each other of a text, beside it. It stands in no text and goes to no reader.
create table review_comment (
  comment_id uuid primary key,
  kind       text not null check (kind in ('homily', 'post')),
  -- For a homily its date, for a post its id.
  ref        text collate "C" not null,
  -- The one that it answers.
  answers    uuid references review_comment on delete cascade,
  -- Which of its texts it hangs on, and where: the words themselves, and those around them. Null for the whole text.
  part       text check (part in ('homilyText', 'gospelText', 'content')),
  anchor     jsonb check ((anchor is null) = (part is null)),
  body       text not null,
  said_by    uuid references person on delete set null,
  -- The name that the account of whoever said it had then.
  by_name    text not null,
  at         timestamptz not null,
  settled_by text not null default '',
  settled_at timestamptz
);
create index review_comment_text on review_comment (kind, ref, at);
create index review_comment_answers on review_comment (answers) where answers is not null;
create index review_comment_said_by on review_comment (said_by) where said_by is not null;
create index review_comment_settled on review_comment (settled_at) where settled_at is not null;
