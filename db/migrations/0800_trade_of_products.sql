-- owner: products
-- in steps
-- How products are numbered, sold, priced and packed, and their variants (P3.4): read where one product is shown or edited, and
-- for its search document, never for lists. Columns of the row, since whoever reads them reads that.
alter table products add column if not exists part_number text;
-- { "unit", "minimumOrder", "prices", "priceOnRequest", "packaging", "weight", "origin", "hsCode" }, of which nothing stands there
-- that was not said.
alter table products add column if not exists trade jsonb not null default '{}';
-- { "axes": […], "rows": [{ "values", "partNumber", "price", "weight" }] }; null for none.
alter table products add column if not exists variants jsonb;

alter table products drop constraint if exists products_part_number_check;
alter table products add constraint products_part_number_check
  check (char_length(part_number) between 1 and 64) not valid;
alter table products validate constraint products_part_number_check;
alter table products drop constraint if exists products_trade_check;
alter table products add constraint products_trade_check check (
  jsonb_typeof(trade) = 'object'
  and case jsonb_typeof(trade -> 'prices') when 'array' then jsonb_array_length(trade -> 'prices') <= 10 else trade -> 'prices' is null end
) not valid;
alter table products validate constraint products_trade_check;
alter table products drop constraint if exists products_variants_check;
alter table products add constraint products_variants_check check (
  case jsonb_typeof(variants -> 'rows') when 'array' then jsonb_array_length(variants -> 'rows') <= 100 else variants is null end
) not valid;
alter table products validate constraint products_variants_check;

-- Which product of a company a part number names, its own or that of a variant: each once among those that the company keeps, and
-- written as they are compared. Rows of removed products are gone, and come back with them.
create table if not exists product_part_numbers (
  business_id uuid not null,
  folded text not null check (folded <> ''),
  product_id uuid not null references products (id) on delete cascade,
  -- Saving: whether another product has it.
  primary key (business_id, folded)
);
-- No screen: the numbers of a product, each time it is saved, removed or restored.
create index if not exists product_part_numbers_of on product_part_numbers (product_id);
