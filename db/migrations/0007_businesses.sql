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
  general jsonb not null,
  contact jsonb not null,
  factory jsonb,
  trade jsonb not null,
  terms jsonb not null,
  revision integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  removed_at timestamptz,

  -- By what two companies are known to be the same, or to look alike; the program computes all but the number as written.
  register_number text check (char_length(register_number) <= 40),
  -- Capitals and digits of the number.
  register_key text check (char_length(register_key) <= 40),
  -- The host of the website without www, none for hosts that many share.
  website_host text check (char_length(website_host) <= 300),
  -- What the name looks like (UTS 39), without its legal form. A job makes what is missing.
  name_skeleton text check (char_length(name_skeleton) <= 200),

  -- Each tab is saved by itself, so each has a revision of its own.
  general_revision integer not null default 0,
  contact_revision integer not null default 0,
  factory_revision integer not null default 0,
  trade_revision integer not null default 0,
  terms_revision integer not null default 0,
  -- Published products, told by who knows them; not known until one of them changes.
  product_count integer check (product_count >= 0),
  -- When a removed company was given up for good: nobody can restore it any more.
  given_up_at timestamptz,
  -- How a company answers inquiries (D27), kept by the domain that counts it; null while there are too few to say.
  answers jsonb,
  editions_revision integer not null default 0,
  -- A mask as edition_bits reads it. Not from all at once: that is what removal is for, and the program refuses it.
  hidden_editions bigint not null default 0 check (hidden_editions >= 0),

  -- A badge always says what was checked, by whom and until when.
  constraint businesses_check1 check (
    verified = (
      verification_scope is not null and verified_by is not null and verified_on is not null and verified_until is not null
    )
  ),
  constraint businesses_check2 check (given_up_at is null or removed_at is not null)
);

-- No screen: the daily job that takes the Verified mark off search results looks for those that ended since its last run.
create index businesses_badge_ends on businesses (verified_until) where verified and removed_at is null;
-- A new name: whether it looks like that of a verified company, or of one in the same country.
create index businesses_skeleton on businesses (name_skeleton, country_code) where removed_at is null;
-- A new company: others of the same website, or with the same register number.
create index businesses_website on businesses (website_host) where website_host is not null and removed_at is null;
create index businesses_register on businesses (register_key, country_code)
  where register_key is not null and removed_at is null;
-- The job: companies without a skeleton.
create index businesses_without_skeleton on businesses (id) where name_skeleton is null;
-- The daily job: removed companies whose time to be restored is over.
create index businesses_removed on businesses (removed_at) where removed_at is not null and given_up_at is null;

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
  -- A removed certificate can be restored for a day.
  removed_at timestamptz,
  check (expire_date >= issue_date)
);

-- The certificates of a business page and the names on search cards.
create index certificates_business on certificates (business_id, position, id);
-- The job: certificates whose day is over.
create index certificates_removed on certificates (removed_at) where removed_at is not null;
-- No screen: the daily job that takes certificates off search results looks for those that ended since its last run.
create index certificates_end on certificates (expire_date) where removed_at is null and expire_date is not null;
