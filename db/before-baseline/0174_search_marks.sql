-- owner: search
-- What buyers narrow by beside words, country, industry, plan and mark: certificates that are valid on the day, lead times and
-- employees. `marks` holds them as lexemes with single spaces between (src/domains/search/marks.ts); they stand among the body
-- tokens too, so that the word index finds them.
alter table search_document add column marks text not null default '';

-- How many documents there are of each value that results can be narrowed by, in a country ('' for all), kept right in the
-- transaction that changes them: numbers beside the filters of a search without words. Bits as in search_count.
create table search_value_count (
  segment text not null,
  country text not null,
  value text not null,
  edition_bit smallint not null check (edition_bit between -1 and 24),
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

insert into search_value_count (segment, country, value, edition_bit, documents)
select segment, place, value, bit, count(*)
from search_document cross join lateral search_values(industry, tier, verified, marks) as value
  cross join lateral unnest(array[country, '']) as place
  cross join lateral search_count_bits(hidden_editions) as bit
group by segment, place, value, bit;
