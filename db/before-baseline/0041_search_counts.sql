-- owner: search
-- How many documents there are, kept right in the transaction that changes them: the totals of searches without words.
create table search_count (
  segment text not null,
  country text not null,
  -- -1 counts all documents; a bit of an edition counts those which that edition hides.
  edition_bit smallint not null check (edition_bit between -1 and 24),
  documents integer not null check (documents >= 0),
  -- Search results without words: their total, for one country or all.
  primary key (segment, country, edition_bit)
);

-- The rows of search_count in which a document counts.
create function search_count_bits(hidden_editions integer) returns setof smallint
  language sql immutable parallel safe
  begin atomic
    select -1::smallint
    union all
    select bit::smallint from generate_series(0, 24) as bit where hidden_editions & (1 << bit) <> 0;
  end;
