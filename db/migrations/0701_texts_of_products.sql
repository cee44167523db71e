-- owner: products
-- What is said of a product in other languages than that in which it was written (D55).
create table product_texts (
  product_id uuid not null references products (id) on delete cascade,
  language text not null check (language ~ '^[a-z]{2,3}$'),
  -- Empty for what is not written in this language.
  name text not null default '' check (char_length(name) <= 200),
  description text not null default '' check (char_length(description) <= 10000),
  keywords text[] not null default '{}' check (cardinality(keywords) <= 30),
  -- [{ "of": { "key": …, "value": … }, "key": …, "value": … }]: what a specification as it was typed is called here.
  specs jsonb not null default '[]' check (jsonb_typeof(specs) = 'array'),
  revision integer not null default 1 check (revision >= 1),
  written_by uuid,
  written_at timestamptz not null,
  primary key (product_id, language)
);

-- In which language a product is written; null while nobody has said: then its texts tell.
alter table products add column language text check (language ~ '^[a-z]{2,3}$');
