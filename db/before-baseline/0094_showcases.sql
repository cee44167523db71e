-- owner: products
-- One row a company that changes its products: whoever holds it counts, publishes and shares pictures alone (D20).
create table showcases (business_id uuid primary key);

-- The list of the company's own products in every state, at most 1,000 and what was removed in 30 days.
create index products_of_business on products (business_id);
-- No screen: the job that ends what was removed.
create index products_removed on products (removed_at) where removed_at is not null;
