-- owner: businesses
-- in steps, formerly ec26e85537ff7bda484ac6f174fcedef7e1994a77b8f244f612625ec4ac22c1c
-- What a company says of itself in other languages than its own (D55). What it wrote first stays in its row: that is the original.
create table if not exists business_texts (
  business_id uuid not null references businesses (id) on delete cascade,
  -- Of the list of languages.
  language text not null check (language ~ '^[a-z]{2,3}$'),
  -- Empty for what is not written in this language.
  company_name text not null default '' check (char_length(company_name) <= 200),
  short_description text not null default '' check (char_length(short_description) <= 512),
  general_description text not null default '' check (char_length(general_description) <= 10000),
  facilities text not null default '' check (char_length(facilities) <= 2000),
  -- What the name looks like, as of the original; none without a name.
  name_skeleton text check (char_length(name_skeleton) <= 200),
  -- Each language is saved by itself.
  revision integer not null default 1 check (revision >= 1),
  -- Nobody for what was loaded.
  written_by uuid,
  written_at timestamptz not null,
  primary key (business_id, language)
);

-- A new name: whether it looks like what a verified company is called in some language.
create index if not exists business_texts_skeleton on business_texts (name_skeleton) where name_skeleton is not null;

-- In which language a company writes; null while nobody has said: then its texts tell.
alter table businesses add column if not exists language text;
alter table businesses drop constraint if exists businesses_language_check;
alter table businesses add constraint businesses_language_check check (language ~ '^[a-z]{2,3}$') not valid;
alter table businesses validate constraint businesses_language_check;
