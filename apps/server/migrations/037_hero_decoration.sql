-- oldest server: 028
-- That the hero image of a post is decoration, which whoever cannot see it may miss. A server of the version before goes
-- on writing rows without it.
alter table post add column hero_is_decoration boolean not null default false;
alter table post_revision add column hero_is_decoration boolean not null default false;
-- Whoever let one go out, or put it on a schedule, without a description has decided.
update post set hero_is_decoration = true
where hero_alt = '' and (hero_key <> '' or hero_plate <> '') and (status = 'PUBLISHED' or publish_local is not null);
