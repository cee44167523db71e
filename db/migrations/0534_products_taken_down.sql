-- owner: products
-- A product that moderators removed is not its company's to restore, and is kept for longer.
alter table products
  add column removed_by_staff boolean not null default false,
  add constraint products_removed_by_staff check (not removed_by_staff or removed_at is not null);
