-- owner: products
-- Documents of a product: its data sheet, manual, files for CAD. Read where one product is shown, edited or exported, never for lists.
create table product_documents (
  id uuid primary key,
  product_id uuid not null references products (id) on delete cascade,
  position integer not null check (position >= 0),
  kind text not null check (kind in ('dataSheet', 'manual', 'cad', 'brochure', 'other')),
  title text not null check (char_length(title) between 1 and 120),
  -- Of the list of languages; null where nobody says.
  language text check (language <> ''),
  version text not null default '' check (char_length(version) <= 40),
  access text not null check (access in ('open', 'request')),
  -- Of its file, which is the one among the files in the place `document:<id>` of the product: so a page asks one table alone.
  file_name text not null,
  content_type text not null,
  bytes integer not null check (bytes between 1 and 20971520)
);
-- The page and the editor of a product.
create index product_documents_of on product_documents (product_id, position, id);
