-- oldest server: 028
-- What a member keeps to find it again. Theirs alone: it is shown to nobody else, and goes with the account.
create table bookmark (
  person_id uuid not null references person on delete cascade,
  -- What kind of text it is, and which: a homily by its date, a post by its id, which stays when its slug changes.
  kind      text not null check (kind in ('homily', 'post')),
  ref       text not null,
  made_at   timestamptz not null,
  primary key (person_id, kind, ref)
);
