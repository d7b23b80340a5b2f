-- Set before the files of an image that no post bore are cleared away: from then on no post can bear it.
alter table upload add column doomed_at timestamptz;
