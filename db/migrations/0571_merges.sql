-- owner: console
-- Which companies staff merged, what owners were told of it, and what became another's, so that it can be taken back.
create table company_merges (
  merge_id uuid primary key,
  from_id uuid not null,
  to_id uuid not null,
  merged_at timestamptz not null default now(),
  -- In the words that both companies were told.
  words text not null check (char_length(words) between 1 and 1000),
  undone_at timestamptz,
  check (from_id <> to_id)
);
-- One that stands of a company that is gone; in the console beside it.
create unique index company_merges_standing on company_merges (from_id) where undone_at is null;

-- Of each part, such as products, what names the rows that went over. Who they were of stands in the merge.
create table company_merge_parts (
  merge_id uuid not null references company_merges,
  part text not null,
  keys text[] not null,
  primary key (merge_id, part)
);
