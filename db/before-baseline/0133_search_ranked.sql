-- owner: search
-- The documents of a page of results, best first, asked of the word index: `search_ranked_ma` and so on, one function for
-- each segment, since each names its own partition. What stands in a function is planned once a session, behind any pooler;
-- planning it for each search took longer than running it (docs/decisions/0029). A partition that was exchanged is noticed;
-- not being stable, a search that waited for that sees what the exchange brought.
--
-- Results are of one or several kinds, the strongest first: a document belongs to the first that finds it, and a kind is not
-- begun when those before it brought `rows_to`. Of a kind with a band only what is in it is asked for, by two conditions: as
-- one the index would read all of the rarest word. When all that match are `told_most` or fewer, they are read once, and
-- their kinds, then four, told from the tokens by `told_words`, the words alone: reading the index for each kind would take
-- longer. `brought`: how many each kind brought. `hits`: what they brought from `rows_from` to `rows_to`, in lists.
-- `counted`: how many match `whole`, and with `is_few` all of them; else no more than `count_max`; nothing is counted without.
-- `proof`: a part of what matches; when that holds `count_max`, nothing else is counted. `edition`: the bit of an edition in
-- hidden_editions, or one that no document has.
do $make$
declare
  made constant text := $function$
create function search_ranked_%segment%(
  kinds tsquery[], bands tsquery[], whole tsquery, is_few boolean, told_words tsquery, told_most integer,
  proof tsquery, proof_band tsquery, edition integer, withheld uuid[], normal text, rows_from integer, rows_to integer, count_max integer,
  out brought integer[], out counted integer, out hits json)
  language plpgsql set plan_cache_mode = force_generic_plan as $body$
#variable_conflict use_column
declare
  last constant integer := cardinality(kinds);
  is_all boolean;
  asked tsquery;
  met integer;
  before integer := 0;
  ids uuid[];
  stronger uuid[] := '{}';
  list json;
  lists json[] := '{}';
begin
  if told_words is not null then
    with matching as materialized (
      select id, quality, name_normal, registered_at, name_tokens, strong_tokens from %documents%
      where %lexemes% @@ whole and %visible% limit told_most + 1
    ), told as materialized (
      select id, quality, name_normal, registered_at, case
          when strpos(chr(10) || name_normal || chr(10), chr(10) || normal || chr(10)) > 0 then 4
          when array_to_tsvector(array_remove(string_to_array(name_tokens, ' '), '')) @@ told_words then 3
          when array_to_tsvector(array_remove(string_to_array(name_tokens || ' ' || strong_tokens, ' '), '')) @@ told_words then 2
          else 1 end as kind
      from matching where (select count(*) from matching) <= told_most
    )
    select (select count(*) from matching), count(*), array[
        count(*) filter (where kind = 4), count(*) filter (where kind = 3),
        count(*) filter (where kind = 2), count(*) filter (where kind = 1)], (
        select json_agg(json_build_array(id, kind, quality, strpos(name_normal, normal) > 0,
          date_part('epoch', registered_at) * 1000))
        from (select * from told order by kind desc, quality desc, id offset rows_from limit rows_to - rows_from) as wanted
      )
    into met, counted, brought, list from told;
    if met <= told_most then
      hits := json_build_array(coalesce(list, '[]'));
      return;
    end if;
    counted := null;
  end if;
  brought := '{}';
  for at in 1 .. last loop
    met := 0;
    if before < rows_to then
      is_all := is_few and at = last;
      asked := case when is_all then whole else kinds[at] end;
      if is_all or bands[at] is null then %without_band% else %within_band% end if;
      before := before + met;
      stronger := stronger || ids;
      lists := lists || coalesce(list, '[]');
      if is_all then counted := before; end if;
    end if;
    brought := brought || met;
  end loop;
  hits := array_to_json(lists);
  if counted is not null or count_max is null then return; end if;
  if proof is not null then
    select count(*) into counted from (
      select from %documents% where %lexemes% @@ proof and %lexemes% @@ proof_band and %visible% limit count_max) as part;
  end if;
  if counted is null or counted < count_max then
    select count(*) into counted from (select from %documents% where %lexemes% @@ whole and %visible% limit count_max) as matching;
  end if;
end $body$
$function$;
  kind constant text := $statement$
      with kind as materialized (
        select id, quality, name_normal, registered_at from %documents%
        where %condition% and %visible% and id not in (select unnest(stronger))
        order by quality desc, id
        limit case when not is_all then rows_to - before end
      )
      select count(*), array_agg(id) filter (where at < last), (
          select json_agg(json_build_array(id, last + 1 - at, quality, strpos(name_normal, normal) > 0,
            date_part('epoch', registered_at) * 1000))
          from (
            select * from kind offset greatest(0, rows_from - before) limit rows_to - greatest(rows_from, before)
          ) as wanted
        )
      into met, ids, list from kind;
      $statement$;
  lexemes constant text :=
    'search_lexemes(id, name_normal, name_tokens, strong_tokens, body_tokens, country, industry, tier, verified, band)';
  visible constant text :=
    'hidden_editions & edition <> edition and coalesce(business_id, id) not in (select unnest(withheld))';
  segment text;
  documents text;
  whole text;
begin
  foreach segment in array array['ma', 'di', 'ws', 'im', 'ex', 're', 'in', 'co', 'go', 'pr', 'ur'] loop
    documents := 'search_document_' || segment;
    whole := replace(replace(made,
      '%without_band%', replace(kind, '%condition%', '%lexemes% @@ asked')),
      '%within_band%', replace(kind, '%condition%', '%lexemes% @@ asked and %lexemes% @@ bands[at]'));
    execute replace(replace(replace(replace(
      whole, '%segment%', segment), '%documents%', documents), '%lexemes%', lexemes), '%visible%', visible);
  end loop;
end $make$;
