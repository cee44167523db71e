-- owner: products
-- Which products were taken off the pages because the plan of their company shows fewer (D16): they come back with it. What
-- somebody lists or takes off themself is theirs.
alter table products add column unlisted_by_plan boolean not null default false,
  add constraint products_unlisted_by_plan check (unlisted or not unlisted_by_plan);
-- The notice above the list of a company's own products, and what comes back when its plan rises.
create index products_unlisted_by_plan on products (business_id) where unlisted_by_plan and removed_at is null;
