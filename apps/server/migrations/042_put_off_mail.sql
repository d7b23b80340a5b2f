-- oldest server: 028
-- Each time a mailbox took nothing for a while, as the mail provider told it: so often in two weeks, and it is full.
create table put_off_mail (
  email   text not null,
  -- The provider's name for what it told, so that it counts once however often it is told.
  told_as text not null,
  at      timestamptz not null,
  primary key (email, told_as)
);
create index put_off_mail_at on put_off_mail (at);
