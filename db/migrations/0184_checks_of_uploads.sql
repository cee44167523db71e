-- owner: files
-- How often an upload was checked: a check that took too long is made again, but not without end.
alter table files add column checks smallint not null default 0;
