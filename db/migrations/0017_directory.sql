-- owner: directory
-- What the directory holds: one row a public company or published product, made from facts of others.
create table directory_entry (
  kind text not null check (kind in ('business', 'product')),
  id uuid not null,
  -- The company itself, or whose product it is.
  business_id uuid not null,
  -- Everything it stands under, each once: industry, categories, subcategories; a company also where its published products are filed.
  category_ids text[] not null check (cardinality(category_ids) > 0),
  manufacturer boolean not null check (kind = 'business' or not manufacturer),
  changed_on date not null,
  -- The editions that do not show this, as a mask (edition_bits).
  hidden_editions bigint not null check (hidden_editions >= 0),
  -- Sitemaps: one part of the list of pages, walked in order of ids.
  primary key (kind, id)
);

-- No screen: the entries of a company are made anew together.
create index directory_entry_business on directory_entry (business_id);

-- How much stands under each industry, category and subcategory, kept right in the transaction that changes an entry.
create table directory_count (
  id text not null,
  -- -1 counts all; a bit of an edition counts what that edition hides.
  edition_bit smallint not null check (edition_bit >= -1),
  companies integer not null check (companies >= 0),
  -- Among the companies.
  manufacturers integer not null check (manufacturers between 0 and companies),
  products integer not null check (products >= 0),
  -- Home and the industries page: all numbers of one edition, two walks.
  primary key (edition_bit, id)
);

-- What each row of directory_count counts of an entry.
create function directory_entry_counts(category_ids text[], hidden_editions bigint)
  returns table (counted_id text, counted_bit smallint)
  language sql immutable parallel safe
  begin atomic
    select id, bit
    from unnest(category_ids) as id cross join (
      select -1::smallint as bit union all select edition_bits(hidden_editions)
    ) as bits;
  end;

-- Where each part of the list of pages begins: it goes up to the first id of the next part, the last one has no end.
create table directory_part (
  kind text not null check (kind in ('business', 'product')),
  part integer not null check (part >= 1),
  first_id uuid not null,
  -- Sitemaps: the list of parts, and one part with the one after it.
  primary key (kind, part)
);

-- Until the parts are laid for the first time one holds everything.
insert into directory_part (kind, part, first_id)
select kind, 1, '00000000-0000-0000-0000-000000000000' from unnest(array ['business', 'product']) as kind;
