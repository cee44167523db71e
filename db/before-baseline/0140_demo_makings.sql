-- owner: demo
-- Indexes and keys that were taken away while a large world is loaded, and what makes each of them again: whoever goes on
-- after a kill knows what is missing. In the order of their numbers; empty otherwise.
create table demo_making (
  number integer primary key,
  table_name text not null,
  statement text not null
);
