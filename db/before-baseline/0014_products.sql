-- owner: products
-- What companies show. Drafts are not published and count against no limit (D20).
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
  removed_at timestamptz
);

-- The showcase of a business page, newest first; the picture of a search card; the count against the plan's limit.
create index products_showcase on products (business_id, created_at desc, id desc)
  where published and removed_at is null;
