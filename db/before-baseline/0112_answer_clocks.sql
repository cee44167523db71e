-- owner: inquiries
-- When the answers of a company are to be counted anew though nothing happens: an inquiry runs late, or leaves the 90 days.
create table answer_clocks (
  business_id uuid primary key,
  counted_at timestamptz not null,
  due_at timestamptz
);
-- What is due.
create index answer_clocks_due on answer_clocks (due_at) where due_at is not null;
