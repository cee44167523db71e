-- owner: search
-- What is known of the documents without reading them: how many there are, the constants of their quality, and how far
-- upkeep has come.

-- How many documents there are, kept right in the transaction that changes them: the totals of searches without words.
create table search_count (
  segment text not null,
  country text not null,
  -- -1 counts all documents; a bit of an edition counts those which that edition hides.
  edition_bit smallint not null check (edition_bit >= -1),
  documents integer not null check (documents >= 0),
  -- How many documents of a place went or were written anew since it began, never less than before. What was counted once,
  -- less what went since, is there still: so `search_term.sure` less `gone` is a bound that holds.
  gone bigint not null default 0,
  -- Search results without words: their total, for one country or all.
  primary key (segment, country, edition_bit)
);

-- The rows of search_count in which a document counts.
create function search_count_bits(hidden_editions bigint) returns setof smallint
  language sql immutable parallel safe
  begin atomic
    select -1::smallint union all select edition_bits(hidden_editions);
  end;

-- How many documents there are of each value that results can be narrowed by, in a country ('' for all), kept right in the
-- transaction that changes them: numbers beside the filters of a search without words. Bits as in search_count.
create table search_value_count (
  segment text not null,
  country text not null,
  value text not null,
  edition_bit smallint not null check (edition_bit >= -1),
  documents integer not null,
  -- Search results without words: all values of a place at once.
  primary key (segment, country, edition_bit, value)
);

-- The values in which a document counts, as lexemes; `v:0` is not verified, which has none.
create function search_values(industry text, tier smallint, verified boolean, marks text) returns setof text
  language sql immutable parallel safe
  begin atomic
    select unnest(string_to_array(
      't:' || tier || ' v:' || verified::int || coalesce(' i:' || industry, '')
      || case marks when '' then '' else ' ' || marks end, ' '));
  end;

-- The constants of the score, versioned; one version is active. A new version takes effect at once for `phrase` and `fresh`,
-- and for quality with the next daily popularity batch.
create table search_ranking (
  version smallint primary key,
  active boolean not null default false,
  tier_gold integer not null check (tier_gold >= 0),
  tier_premium integer not null check (tier_premium >= tier_gold),
  tier_platinum integer not null check (tier_platinum >= tier_premium),
  verified integer not null check (verified >= 0),
  -- Points for each natural logarithm of 1 + likes, and their upper bound.
  likes integer not null check (likes >= 0),
  likes_max integer not null check (likes_max >= 0),
  -- Only among the first 50: the words stand in the name as typed; registered today, less each day for a year.
  phrase integer not null check (phrase >= 0),
  fresh integer not null check (fresh >= 0)
);

-- Every search reads the one active version.
create unique index search_ranking_active on search_ranking (active) where active;

insert into search_ranking
  (version, active, tier_gold, tier_premium, tier_platinum, verified, likes, likes_max, phrase, fresh)
values (1, true, 60, 120, 180, 150, 40, 400, 100, 20);

-- Until when it is known that no Verified mark and no plan of a document has run out unnoticed: nobody tells of the
-- passing of time, so a daily job looks for what ended since. A rebuild sets it too.
create table search_expiry (
  single boolean primary key default true check (single),
  checked_until timestamptz not null
);

-- Before anything could have run out.
insert into search_expiry (checked_until) values ('2020-01-01T00:00:00Z');

-- Companies and people whose documents were looked at, changed or not, so that a rebuild in the background learns what it
-- missed: also of those that went before they had any. Forgotten after two days.
create table search_touched (
  id uuid not null,
  touched_xid xid8 not null default pg_current_xact_id(),
  touched_at timestamptz not null default now()
);
-- No screen: a rebuild reads what was touched since it began.
create index search_touched_since on search_touched (touched_xid);
