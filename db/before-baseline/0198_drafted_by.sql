-- owner: products
-- Whose draft a product is: a member changes what they proposed themself (D8). Nobody's for what was there before.
alter table products add column drafted_by uuid;
