-- owner: search
-- Of what may be meant by mistyped words (0161) the typed words themselves come first: where very many are like them, a rare
-- word that is known must not be cut off and taken for a mistake.
create or replace function search_similar(place integer, tokens text[], wanted integer[], fewest integer, most integer)
  returns json language plpgsql stable set plan_cache_mode = force_generic_plan as $body$
begin
  return (
    select coalesce(json_agg(json_build_array(token, word, there, total)), '[]') from (
      select token, word, documents[place] as there, total from search_word
      where token = any(tokens) or shortened && wanted and documents[place] >= fewest
      order by token = any(tokens) desc, there desc limit most
    ) as known);
end $body$;
