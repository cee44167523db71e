-- owner: search
-- What search knows of a company, product or person: one row each, made by the search domain from facts of others.
-- Token strings are made by the program (src/domains/search/tokens.ts) and hold words separated by single spaces.
-- How all of this is searched: docs/search.md.
create table search_document (
  segment text not null,
  id uuid not null,
  country text not null check (country ~ '^[A-Z]{2}$'),
  industry text,
  -- 0 standard, 1 gold, 2 premium, 3 platinum
  tier smallint not null check (tier between 0 and 3),
  verified boolean not null,
  likes integer not null default 0 check (likes >= 0),
  -- The static part of the score, from tier, verified and likes by the constants of search_ranking.
  quality integer not null check (quality >= 0),
  registered_at timestamptz not null,
  -- People have several names, one a line.
  name_normal text not null,
  name_tokens text not null,
  strong_tokens text not null,
  body_tokens text not null,
  tokeniser_version smallint not null,
  change_xid xid8 not null default pg_current_xact_id(),
  -- Whose product it is: made anew with its company, and gone with it, also when it was removed a moment before.
  business_id uuid check (segment = 'PR' or business_id is null),
  answer_minutes integer check (answer_minutes >= 0),
  -- The first band of search_band that holds it; null behind all of them.
  band smallint check (band between 1 and 13),
  -- What buyers narrow by beside words, country, industry, plan and mark: certificates that are valid on the day, lead times
  -- and employees, as lexemes with single spaces between (src/domains/search/marks.ts). They stand among the body tokens
  -- too, so that the word index finds them.
  marks text not null default '',
  -- The editions that do not show this, as a mask (edition_bits).
  hidden_editions bigint not null default 0 check (hidden_editions >= 0),
  -- By id first, so that one thing is found without knowing its segment.
  primary key (id, segment)
) partition by list (segment);

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

-- What the word index knows of a document beyond its words, so that filters, exact names and samples are found like words.
-- Plain words are found anywhere; `s:` in the name or a strong field; `n:` in the name; `x:` is a whole name; `c:` the
-- country, `i:` the industry, `t:` the tier, `v:1` verified; `r:1` every fourth document, `r:2` every sixteenth and so on,
-- drawn by the id alone, so that a sample knows nothing of words or quality; `b:01` the best 256 of a segment, `b:02` the best
-- 512 and so on to `b:13`, so that the best of many are found without reading them all: `band` is the first of these.
create function search_lexemes(
  id uuid, name_normal text, name_tokens text, strong_tokens text, body_tokens text,
  country text, industry text, tier smallint, verified boolean, band smallint)
  returns tsvector language plpgsql immutable parallel safe cost 1000 as $$
begin
  return array_to_tsvector(
    string_to_array(
      'c:' || country || ' t:' || tier
      || case when verified then ' v:1' else '' end
      || coalesce(' i:' || industry, '')
      || coalesce(
           right(' b:01 b:02 b:03 b:04 b:05 b:06 b:07 b:08 b:09 b:10 b:11 b:12 b:13', 5 * (14 - band)), '')
      || case
           when get_byte(sha256(uuid_send(id)), 0) >= 64 then ''
           when get_byte(sha256(uuid_send(id)), 0) >= 16 then ' r:1'
           when get_byte(sha256(uuid_send(id)), 0) >= 4 then ' r:1 r:2'
           when get_byte(sha256(uuid_send(id)), 0) >= 1 then ' r:1 r:2 r:3'
           when get_byte(sha256(uuid_send(id)), 1) >= 64 then ' r:1 r:2 r:3 r:4'
           when get_byte(sha256(uuid_send(id)), 1) >= 16 then ' r:1 r:2 r:3 r:4 r:5'
           else ' r:1 r:2 r:3 r:4 r:5 r:6' end
      || case when name_tokens = '' then '' else
           ' ' || name_tokens || ' s:' || replace(name_tokens, ' ', ' s:') || ' n:' || replace(name_tokens, ' ', ' n:') end
      || case when strong_tokens = '' then '' else ' ' || strong_tokens || ' s:' || replace(strong_tokens, ' ', ' s:') end
      || case when body_tokens = '' then '' else ' ' || body_tokens end,
      ' ')
    -- People have several names, one a line.
    || string_to_array('x:' || replace(name_normal, chr(10), chr(10) || 'x:'), chr(10)));
end $$;

-- Search results with words. The lexemes are kept in the index alone: beside the token strings they would take three times as
-- much as these, and be read by nobody. No pending list: it would make every search slower until the next vacuum.
create index search_document_words on search_document using gin (search_lexemes(
  id, name_normal, name_tokens, strong_tokens, body_tokens, country, industry, tier, verified, band))
  with (fastupdate = off);
-- Which plan runs is not chosen by numbers of these: making them would cost more than all others together.
do $$
declare
  partition regclass;
begin
  for partition in
    select inhrelid from pg_inherits where inhparent = 'search_document_words'::regclass
  loop
    execute format('alter index %s alter column 1 set statistics 0', partition);
  end loop;
end $$;

-- Search results without words, all countries: walked best first.
create index search_document_best on search_document (segment, quality desc, id);

-- Search results without words, one country: walked best first.
create index search_document_best_in_country on search_document (segment, country, quality desc, id);

-- Home: the latest registered of a business type.
create index search_document_latest on search_document (segment, registered_at desc, id);

-- Search results by answer time: walked, the unknown last.
create index search_document_answers on search_document (segment, answer_minutes, quality desc, id);

-- Suggestions while typing: names that begin so.
create index search_document_names on search_document (segment, left(name_normal, 80) text_pattern_ops);

-- No screen: the documents of a company's products, each time the company or one of them changes.
create index search_document_business on search_document (business_id) where business_id is not null;

-- No screen: a second search engine follows changes by it, below pg_snapshot_xmin(pg_current_snapshot()).
create index search_document_change on search_document (change_xid);

-- No screen: upkeep asks for the oldest, to know whether documents are to be made anew.
create index search_document_tokeniser on search_document (tokeniser_version);

-- The last document of each band when the segment was last built: whatever is placed before it, or in its place, is in the
-- band, no more and no less. So the best of a band are the best of all, however many it holds by now.
create table search_band (
  segment text not null,
  band smallint not null,
  quality integer not null,
  id uuid not null,
  primary key (segment, band)
);

-- The first band of a place among the results of a segment; null behind all of them.
create function search_band_of(segment text, quality integer, id uuid)
  returns smallint language sql stable parallel safe as $$
  select min(last.band) from search_band as last
  where last.segment = $1 and (last.quality < $2 or last.quality = $2 and last.id >= $3)
$$;

create function search_place_in_band() returns trigger language plpgsql as $$
begin
  new.band := search_band_of(new.segment, new.quality, new.id);
  return new;
end $$;
create trigger search_band before insert or update of quality on search_document
  for each row execute function search_place_in_band();
