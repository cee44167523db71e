-- owner: search
-- The pieces of a search that look at one document, or at numbers kept beside them (docs/search.md has the whole). Each is
-- one expression or one SELECT without SET, so that PostgreSQL puts it into the statement that calls it (function inlining):
-- a name for a reader, no call when it runs. Arguments that stand in a piece twice must stay cheap, or it is called after all.

create function search_vector_of(tokens text) returns tsvector
  language sql immutable parallel safe
  return array_to_tsvector(array_remove(string_to_array(tokens, ' '), ''));
comment on function search_vector_of is
  'Token strings of a document as the vector of their words, without positions.';

create function search_stands_in(tokens text, words tsquery, patterns text[]) returns boolean
  language sql immutable parallel safe
  return case when patterns is null then search_vector_of(tokens) @@ words
    else ' ' || tokens || ' ' like all (patterns) end;
comment on function search_stands_in is
  'Whether all words stand in these tokens. With patterns of the tokens, where each word is written in one way, no vector is made: making it takes longer than all else.';

create function search_is_named(name_normal text, normal text) returns boolean
  language sql immutable parallel safe
  return strpos(chr(10) || name_normal || chr(10), chr(10) || normal || chr(10)) > 0;
comment on function search_is_named is
  'Whether what was typed is the whole name, or one of the names where a person has several, one a line.';

create function search_holds(
  tokens text, country text, held_in text, rarest text, holds text[], checked tsquery) returns boolean
  language sql immutable parallel safe
  return holds is null or (held_in is null or country = held_in) and strpos(' ' || tokens || ' ', rarest) > 0
    and ' ' || tokens || ' ' like all (holds) and (checked is null or search_vector_of(tokens) @@ checked);
comment on function search_holds is
  'What a row is looked through for when the index was not asked for all of it: country, tokens as patterns, words; true when it was asked for all. The rarest token first and by itself, since most rows lack it and a pattern stops at each space.';

create function search_hit(
  id uuid, kind integer, quality integer, name_normal text, normal text, registered_at timestamptz) returns json
  language sql stable parallel safe
  return json_build_array(id, kind, quality, strpos(name_normal, normal) > 0, date_part('epoch', registered_at) * 1000);
comment on function search_hit is
  'What the program places a result by: id, kind, quality, whether its name holds what was typed, when it registered in milliseconds.';

create function search_lost(in_segment text, in_country text, of_edition integer) returns table (lost bigint)
  language sql stable parallel safe as $$
    select sum(case when edition_bit = -1 then gone else documents end) from search_count
    where segment = in_segment and (in_country is null or country = in_country) and edition_bit in (-1, of_edition)
  $$;
comment on function search_lost is
  'So many documents at most of those that were once counted are not to be met: all that went or were written anew ever since, and those that an edition hides. Null where nothing was ever counted.';

create function search_at_least(drawn integer, each double precision) returns double precision
  language sql immutable parallel safe
  return each * drawn * greatest(0, 1 - 1 / (9.0 * drawn) - 7 / (3 * sqrt(drawn))) ^ 3;
comment on function search_at_least is
  'So many there are at least when that many of them were drawn and each stands for several: the lower bound of a Poisson mean by Wilson and Hilferty, seven standard deviations off (wrong once in 10^12).';

create function search_copy_to_segments(made regproc) returns void
  language plpgsql set check_function_bodies = off as $$
declare
  segment text;
  name text := regexp_replace(made::text, '_ma$', '');
begin
  foreach segment in array array['di', 'ws', 'im', 'ex', 're', 'in', 'co', 'go', 'pr', 'ur'] loop
    execute replace(
      regexp_replace(pg_get_functiondef(made), '\m(search_[a-z_]+)_ma\M', '\1_' || segment, 'g'), '''MA''', quote_literal(upper(segment)));
    execute format('comment on function %s is %L', name || '_' || segment, obj_description(made, 'pg_proc'));
  end loop;
end $$;
comment on function search_copy_to_segments is
  'Makes of a function written for the segment MA, such as search_hits_ma, the same for each other segment: in its text each name that ends in _ma, and the literal MA, become those of the other. Whoever changes a piece writes it for MA and calls this.';
