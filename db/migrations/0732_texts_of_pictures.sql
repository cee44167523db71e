-- owner: products
-- What the pictures of a product show, { address: text }: in the language of the product, and in others (D55).
alter table products
  add column picture_texts jsonb not null default '{}' check (jsonb_typeof(picture_texts) = 'object');
alter table product_texts
  add column pictures jsonb not null default '{}' check (jsonb_typeof(pictures) = 'object');
