-- owner: products
-- What waits on the home page of who is signed in: drafts, and new products of followed companies (docs/decisions/0067).
-- When a draft was published for the first time; null for what was published as it was made, which is as old as its row.
alter table products add column first_published_at timestamptz;

-- Home: the drafts of one's companies, last changed first.
create index products_drafts on products (business_id, updated_at desc)
  where not published and not unlisted and removed_at is null;
