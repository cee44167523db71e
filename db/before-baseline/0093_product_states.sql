-- owner: products
-- Products in the hands of their company. A draft is neither published nor unlisted; unlisted ones were taken off the pages.
alter table products
  add column unlisted boolean not null default false,
  -- The place in the showcase, smallest first. New ones have 0 and stand, newest first, before what was put in order.
  add column position integer not null default 0 check (position >= 0),
  -- Goes up with every saving, so that who saves over somebody else's is told.
  add column revision integer not null default 1 check (revision >= 1),
  -- The uploads behind its pictures, { address: file_id }. Copies of a product show the same addresses.
  add column picture_files jsonb not null default '{}' check (jsonb_typeof(picture_files) = 'object'),
  add constraint products_state check (not (published and unlisted));

-- The showcase of a business page in its order; the picture of a search card; the count against the plan's limit.
create index products_in_order on products (business_id, position, created_at desc, id desc)
  where published and removed_at is null;
drop index products_showcase;
