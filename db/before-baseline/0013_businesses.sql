-- owner: businesses
-- Companies. What is searched, compared or shown on cards has a column; the long sections are checked by the program.
create table businesses (
  id uuid primary key,
  company_name text not null check (char_length(company_name) between 1 and 200),
  short_description text not null default '' check (char_length(short_description) <= 512),
  general_description text not null default '' check (char_length(general_description) <= 10000),
  business_type text not null check (business_type in ('MA', 'DI', 'WS', 'IM', 'EX', 'RE', 'IN', 'CO', 'GO')),
  industry_id text not null check (industry_id ~ '^\d{4}$'),
  category_ids text[] not null default '{}' check (cardinality(category_ids) <= 30),
  country_code text not null check (country_code ~ '^[A-Z]{2}$'),
  state_id text,
  city text,
  year_stablished smallint check (year_stablished between 500 and 2200),
  lead_time integer check (lead_time >= 0),
  employees_min integer check (employees_min >= 0),
  employees_max integer check (employees_max >= employees_min),
  profile_photo text,
  cover_photo text,
  verified boolean not null default false,
  verification_scope text[],
  verified_by text,
  verified_on date,
  verified_until date,
  like_count integer not null default 0 check (like_count >= 0),
  -- One bit an edition, in the order of the 25 editions.
  hidden_editions integer not null default 0 check (hidden_editions between 0 and 33554431),
  general jsonb not null,
  contact jsonb not null,
  factory jsonb,
  trade jsonb not null,
  terms jsonb not null,
  revision integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  removed_at timestamptz,
  -- A badge always says what was checked, by whom and until when.
  check (
    verified = (
      verification_scope is not null and verified_by is not null and verified_on is not null and verified_until is not null
    )
  )
);

-- Home: the latest registered of a type.
create index businesses_latest on businesses (business_type, created_at desc, id desc) where removed_at is null;

create table certificates (
  id uuid primary key,
  business_id uuid not null references businesses (id) on delete cascade,
  name text not null check (char_length(name) between 1 and 200),
  number text,
  issuer text,
  scope text,
  issue_date date,
  expire_date date,
  photo text,
  -- The company's own order.
  position smallint not null default 0,
  check (expire_date >= issue_date)
);

-- The certificates of a business page and the names on search cards.
create index certificates_business on certificates (business_id, position, id);
