-- owner: imports
-- in steps
-- Since an import got on last: how often it failed by itself, and how often it was left by a worker that died or by a database or
-- storage that was away. After too many it ends, or rests until people go on with it.
alter table product_imports add column if not exists tries smallint not null default 0;
alter table product_imports add column if not exists outages smallint not null default 0;
-- How many new products of the dry run only lack a name: whether they are called by their part numbers is asked.
alter table product_imports add column if not exists names_asked integer not null default 0;
alter table product_imports drop constraint if exists product_imports_paused_by_check;
alter table product_imports add constraint product_imports_paused_by_check
  check (paused_by in ('people', 'rights', 'trouble')) not valid;
alter table product_imports validate constraint product_imports_paused_by_check;
