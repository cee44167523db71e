-- owner: products
-- What companies show. Drafts are not published and count against no limit (D20); a draft is neither published nor
-- unlisted; unlisted ones were taken off the pages.
create table products (
  id uuid primary key,
  business_id uuid not null,
  name text not null check (char_length(name) between 1 and 200),
  description text not null default '' check (char_length(description) <= 10000),
  keywords text[] not null default '{}' check (cardinality(keywords) <= 30),
  industry_id text not null check (industry_id ~ '^\d{4}$'),
  category_id text not null,
  sub_category_id text,
  -- [{ "key": …, "value": … }] in the company's own language and order.
  specs jsonb not null default '[]' check (jsonb_typeof(specs) = 'array'),
  lead_time integer check (lead_time >= 0),
  stock boolean not null default false,
  published boolean not null default true,
  main_image text,
  photos text[] not null default '{}',
  created_at timestamptz not null,
  updated_at timestamptz not null,
  removed_at timestamptz,
  -- At most five: [{ "videoID": …, "url": … }] in the company's own order.
  videos jsonb not null default '[]'
    check (case jsonb_typeof(videos) when 'array' then jsonb_array_length(videos) <= 5 else false end),
  unlisted boolean not null default false,
  -- The place in the showcase, smallest first. New ones have 0 and stand, newest first, before what was put in order.
  position integer not null default 0 check (position >= 0),
  -- Goes up with every saving, so that who saves over somebody else's is told.
  revision integer not null default 1 check (revision >= 1),
  -- The uploads behind its pictures, { address: file_id }. Copies of a product show the same addresses.
  picture_files jsonb not null default '{}' check (jsonb_typeof(picture_files) = 'object'),
  -- Whose draft it is: a member changes what they proposed themself (D8).
  drafted_by uuid,
  constraint products_state check (not (published and unlisted))
);

-- The showcase of a business page in its order; the picture of a search card; the count against the plan's limit.
create index products_in_order on products (business_id, position, created_at desc, id desc)
  where published and removed_at is null;
-- The list of the company's own products in every state, at most 1,000 and what was removed in 30 days.
create index products_of_business on products (business_id);
-- No screen: the job that ends what was removed.
create index products_removed on products (removed_at) where removed_at is not null;

-- One row a company that changes its products: whoever holds it counts, publishes and shares pictures alone (D20).
create table showcases (business_id uuid primary key);
