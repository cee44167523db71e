-- owner: demo
-- Which invented world was put into this database and how far: at most one, each step committed with its rows.
create table demo_world (
  only_one boolean primary key default true check (only_one),
  world jsonb not null,
  steps_done text[] not null default '{}',
  started_at timestamptz not null default now(),
  finished_at timestamptz
);

-- Indexes and keys that were taken away while a large world is loaded, and what makes each of them again: whoever goes on
-- after a kill knows what is missing. In the order of their numbers; empty otherwise.
create table demo_making (
  number integer primary key,
  table_name text not null,
  statement text not null
);
