-- owner: products
-- in steps, formerly 015b021663ecfb6f03db9da0e5a2875a8739160edd8509d4643b47f4e4fd68aa
-- What is said of a product in other languages than that in which it was written (D55).
create table if not exists product_texts (
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
alter table products add column if not exists language text;
alter table products drop constraint if exists products_language_check;
alter table products add constraint products_language_check check (language ~ '^[a-z]{2,3}$') not valid;
alter table products validate constraint products_language_check;
