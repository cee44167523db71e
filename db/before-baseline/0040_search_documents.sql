-- owner: search
-- What search knows of a company, product or person: one row each, made by the search domain from facts of others.
-- Token strings are made by the program (src/domains/search/tokens.ts) and hold words separated by single spaces.

-- Plain words are found anywhere; `s:` in the name or a strong field; `n:` in the name; `c:` is the country.
create function search_vector(name_tokens text, strong_tokens text, body_tokens text, country text)
  returns tsvector language sql immutable parallel safe
  return array_to_tsvector(string_to_array(
    'c:' || country
    || case when name_tokens = '' then '' else
         ' ' || name_tokens || ' s:' || replace(name_tokens, ' ', ' s:') || ' n:' || replace(name_tokens, ' ', ' n:') end
    || case when strong_tokens = '' then '' else ' ' || strong_tokens || ' s:' || replace(strong_tokens, ' ', ' s:') end
    || case when body_tokens = '' then '' else ' ' || body_tokens end,
    ' '));

create table search_document (
  segment text not null,
  id uuid not null,
  country text not null check (country ~ '^[A-Z]{2}$'),
  industry text,
  -- 0 standard, 1 gold, 2 premium, 3 platinum
  tier smallint not null check (tier between 0 and 3),
  verified boolean not null,
  -- Bit n is set when the edition with bit n does not show this; 25 editions.
  hidden_editions integer not null default 0 check (hidden_editions between 0 and (1 << 25) - 1),
  likes integer not null default 0 check (likes >= 0),
  -- The static part of the score, from tier, verified and likes by the constants of search_ranking.
  quality integer not null check (quality >= 0),
  registered_at timestamptz not null,
  name_normal text not null,
  name_tokens text not null,
  strong_tokens text not null,
  body_tokens text not null,
  tokeniser_version smallint not null,
  change_xid xid8 not null default pg_current_xact_id(),
  words tsvector not null
    generated always as (search_vector(name_tokens, strong_tokens, body_tokens, country)) stored,
  -- By id first, so that one thing is found without knowing its segment.
  primary key (id, segment)
) partition by list (segment);

-- Uncompressed: each hit reads it to learn in which field the words stand.
alter table search_document alter column words set storage external;

create table search_document_ma partition of search_document for values in ('MA');
create table search_document_di partition of search_document for values in ('DI');
create table search_document_ws partition of search_document for values in ('WS');
create table search_document_im partition of search_document for values in ('IM');
create table search_document_ex partition of search_document for values in ('EX');
create table search_document_re partition of search_document for values in ('RE');
create table search_document_in partition of search_document for values in ('IN');
create table search_document_co partition of search_document for values in ('CO');
create table search_document_go partition of search_document for values in ('GO');
create table search_document_pr partition of search_document for values in ('PR');
create table search_document_ur partition of search_document for values in ('UR');

-- Search results with words. No pending list: it would make every search slower until the next vacuum.
create index search_document_words on search_document using gin (words) with (fastupdate = off);

-- Search results without words, all countries: walked best first.
create index search_document_best on search_document (segment, quality desc, id);

-- Search results without words, one country: walked best first.
create index search_document_best_in_country on search_document (segment, country, quality desc, id);

-- Home: the latest registered of a business type.
create index search_document_latest on search_document (segment, registered_at desc, id);

-- No screen: a second search engine follows changes by it, below pg_snapshot_xmin(pg_current_snapshot()).
create index search_document_change on search_document (change_xid);
