-- owner: search
-- Words that may be meant by mistyped ones, asked for together with the search that finds too little (docs/decisions/0032).

-- Words of the dictionary that are these `tokens`, and those of the segment at `place` that share a number of `wanted` with them
-- (src/domains/search/misspellings.ts) and stand in `fewest` of its documents or more: JSON lists of token, spelling, documents of the
-- segment and of all. The typed words come first: where very many are like them, a rare word that is known must not be cut off and
-- taken for a mistake. A function is planned once a session; a statement with so many numbers takes longer to plan than to run.
create function search_similar(place integer, tokens text[], wanted integer[], fewest integer, most integer)
  returns json language plpgsql stable set plan_cache_mode = force_generic_plan as $body$
begin
  return (
    select coalesce(json_agg(json_build_array(token, word, there, total)), '[]') from (
      select token, word, documents[place] as there, total from search_word
      where token = any(tokens) or shortened && wanted and documents[place] >= fewest
      order by token = any(tokens) desc, there desc limit most
    ) as known);
end $body$;
