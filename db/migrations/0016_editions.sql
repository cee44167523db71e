-- owner: editions
-- Which editions a thing is hidden from is a mask: a bit for each edition, by its place in src/domains/editions/editions.json.
-- How many editions there are stands nowhere in the database; the program counts exactly up to 53 (src/domains/editions/masks.ts).
create function edition_bits(mask bigint) returns setof smallint
  language sql immutable parallel safe
  begin atomic
    -- Most hide from none: no bit is tried for them.
    select bit::smallint from generate_series(0, case mask when 0 then -1 else 62 end) as bit
    where mask & (1::bigint << bit) <> 0;
  end;
comment on function edition_bits is 'The bits of the editions in a mask.';
