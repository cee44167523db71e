-- owner: demo
-- Which invented world was put into this database and how far: at most one, each step committed with its rows.
create table demo_world (
  only_one boolean primary key default true check (only_one),
  world jsonb not null,
  steps_done text[] not null default '{}',
  started_at timestamptz not null default now(),
  finished_at timestamptz
);
