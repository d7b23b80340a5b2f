-- What a homily may have besides: the one thing to do that day, and who wrote it. A server of the version before goes
-- on writing rows without them.
alter table homily add column practice text not null default '';
alter table homily add column author text not null default '';
