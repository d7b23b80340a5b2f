-- The user pool remembers no devices: a browser that somebody signed in from is known by a cookie.
drop table user_pool.device;
alter table user_pool.session drop column device_key;
