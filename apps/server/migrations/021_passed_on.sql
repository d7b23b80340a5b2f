-- A day's homily that a subscriber opened for a friend. The link's token itself is with those two alone.
create table passed_on (
  token_hash bytea primary key,
  person_id  uuid not null references person on delete cascade,
  date       date not null,
  -- What the friend reads who it is from: as the giver was called then. Empty where it is not said.
  name       text not null,
  words      text not null,
  made_at    timestamptz not null,
  ends_at    timestamptz not null
);
create index passed_on_person_id on passed_on (person_id, made_at);
create index passed_on_ends_at on passed_on (ends_at);
