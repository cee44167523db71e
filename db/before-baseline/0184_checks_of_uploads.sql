-- owner: files
-- How often the check of an upload came to nothing after it had cost something: it is made again, but not without end.
alter table files add column checks smallint not null default 0;
