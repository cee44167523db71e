-- owner: search
-- Searches among millions: totals that need no counting, and an index that is asked for less (docs/decisions/0032).

-- How many documents of a place went or were written anew since it began, never less than before. What was counted once, less
-- what went since, is there still: so `search_term.sure` less `gone` is a bound that holds.
alter table search_count add column gone bigint not null default 0;
alter table search_term add column sure bigint;
comment on column search_term.sure is 'So many documents at least hold it, plus those gone when they were counted; of a part that was counted a bound wrong once in 10^12.';

-- The words of some documents of each segment, drawn by their ids when its words were counted: how many of them hold several
-- words says how many there are at least, as `search_term.sure` does of single words. `sample_level` as in search_lexemes,
-- null for none; `sample_gone` went before.
create table search_sample (segment text not null, words tsvector not null) partition by list (segment);
create index search_sample_words on search_sample using gin (words) with (fastupdate = off);
alter table search_counted add column sample_level smallint, add column sample_gone bigint;
do $sample$
declare segment text;
begin
  foreach segment in array array['ma', 'di', 'ws', 'im', 'ex', 're', 'in', 'co', 'go', 'pr', 'ur'] loop
    execute format('create table search_sample_%s partition of search_sample for values in (%L)', segment, upper(segment));
  end loop;
end $sample$;

-- The documents of a page of results, best first: `search_hits_ma` and so on, one function for each segment, in place of
-- `search_ranked_ma` (0133), which servers of the version before still call.
--
-- Results are of one or several kinds, the strongest first: a document belongs to the first that finds it, and a kind is not
-- begun when those before it brought `rows_to`. Of a kind with a band only what is in it is asked for, by two conditions: as
-- one the index would read all of the rarest word. `words`: the words alone, and `patterns` of their tokens
-- where each is written in one way; the first kind, exact names, asks the index for no words, and looks for them in the rows. `holds`, `checked` and `held_in`: tokens, words and the country that the
-- index was not asked for, looked for in the rows; all null when it was asked for everything. When all that match are `told_most` or fewer, they are read once, and their kinds, then
-- four, told from the tokens; so are those of the stronger three when `strong` finds them together. `brought`: how many each kind brought; null when far more match than was
-- thought: then another plan is wanted. `hits`: what they brought from `rows_from` to `rows_to`, in lists. `counted`: how many
-- match `whole`, up to `count_max`; nothing is counted without, nor what is known: from what was met; from `sure`, in the
-- country `sure_in` or everywhere; from how many of the sample match `sampled`; from `proof`, a part of which `proof_least` prove that all are more.
do $make$
declare
  made constant text := $function$
create function search_hits_%segment%(
  kinds tsquery[], bands tsquery[], whole tsquery, is_few boolean, words tsquery, patterns text[], rarest text, holds text[], checked tsquery, held_in text, told_most integer, strong tsquery,
  sure bigint, sure_in text, sampled tsquery, proof tsquery, proof_band tsquery, proof_least integer, edition_bit integer, withheld uuid[],
  normal text, rows_from integer, rows_to integer, count_max integer,
  out brought integer[], out counted integer, out hits json)
  language plpgsql set plan_cache_mode = force_generic_plan as $body$
#variable_conflict use_column
declare
  last constant integer := cardinality(kinds);
  edition constant integer := 1 << edition_bit;
  is_all boolean;
  asked tsquery;
  matching integer := 0;
  met integer;
  first integer := 1;
  before integer := 0;
  ids uuid[];
  stronger uuid[] := '{}';
  list json;
  lists json[] := '{}';
begin
  if told_most is not null then
    with matching as materialized (
      select id, quality, name_normal, registered_at, name_tokens, strong_tokens from %documents%
      where %lexemes% @@ whole and %visible% and %held% limit told_most + 1
    ), told as materialized (
      select id, quality, name_normal, registered_at, case
          when strpos(chr(10) || name_normal || chr(10), chr(10) || normal || chr(10)) > 0 then 4
          when %in(name_tokens)% then 3
          when %in(name_tokens || ' ' || strong_tokens)% then 2
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
    counted := case when met >= count_max then count_max end;
    -- A few more than thought cost less than another question.
    if is_few and told_most >= 200 then
      brought := null;
      hits := '[]';
      return;
    end if;
  end if;
  brought := '{}';
  if strong is not null then
    with matching as materialized (
      select id, quality, name_normal, registered_at, name_tokens from %documents%
      where %lexemes% @@ strong and %visible% limit %most_strong% + 1
    ), told as materialized (
      select id, quality, name_normal, registered_at, case
          when strpos(chr(10) || name_normal || chr(10), chr(10) || normal || chr(10)) > 0 then 4
          when %in(name_tokens)% then 3
          else 2 end as kind
      from matching where (select count(*) from matching) <= %most_strong%
    )
    select (select count(*) from matching), array[
        count(*) filter (where kind = 4), count(*) filter (where kind = 3), count(*) filter (where kind = 2)], array_agg(id), (
        select json_agg(json_build_array(id, kind, quality, strpos(name_normal, normal) > 0,
          date_part('epoch', registered_at) * 1000))
        from (select * from told order by kind desc, quality desc, id offset rows_from limit rows_to - rows_from) as wanted
      )
    into met, brought, ids, list from told;
    if met <= %most_strong% then
      matching := met;
      before := met;
      stronger := coalesce(ids, '{}');
      lists := array[coalesce(list, '[]')];
      first := last;
    else
      brought := '{}';
    end if;
  end if;
  for at in first .. last loop
    met := 0;
    if before < rows_to then
      is_all := is_few and at = last;
      asked := case when is_all then whole else kinds[at] end;
      if at = 1 and words is not null then %named% elsif is_all or bands[at] is null then %without_band% else %within_band% end if;
      before := before + met;
      stronger := stronger || ids;
      lists := lists || coalesce(list, '[]');
      if is_all then counted := before; end if;
    end if;
    brought := brought || met;
  end loop;
  hits := array_to_json(lists);
  if counted is not null or count_max is null then return; end if;
  if matching >= count_max then
    counted := count_max;
    return;
  end if;
  if sure is not null then
    select case when sure - sum(case when edition_bit = -1 then gone else documents end)
        - %most_of_one% * cardinality(withheld) >= count_max then count_max end
    into counted from search_count
    where segment = '%SEGMENT%' and (sure_in is null or country = sure_in) and edition_bit in (-1, search_hits_%segment%.edition_bit);
    if counted is not null then return; end if;
  end if;
  if sampled is not null then
    select case when 4 ^ sample_level * drawn * greatest(0, 1 - 1 / (9.0 * drawn) - 7 / (3 * sqrt(drawn))) ^ 3 + sample_gone
        - (select sum(case when edition_bit = -1 then gone else documents end) from search_count
           where segment = '%SEGMENT%' and edition_bit in (-1, search_hits_%segment%.edition_bit))
        - %most_of_one% * cardinality(withheld) >= count_max then count_max end
    into counted
    from search_counted cross join lateral (
      select count(*) as drawn from (select from search_sample_%segment% where words @@ sampled limit 1000) as part) as sample
    where segment = '%SEGMENT%' and drawn > 0;
    if counted is not null then return; end if;
  end if;
  if proof is not null then
    if proof_band is null then
      select count(*) into met from (
        select from %documents% where %lexemes% @@ proof and %visible% and %held% limit proof_least) as part;
    else
      select count(*) into met from (
        select from %documents% where %lexemes% @@ proof and %lexemes% @@ proof_band and %visible% and %held% limit proof_least) as part;
    end if;
    if met >= proof_least then
      counted := count_max;
      return;
    end if;
  end if;
  select count(*) into counted from (
    select from %documents% where %lexemes% @@ whole and %visible% and %held% limit count_max) as matching;
end $body$
$function$;
  kind constant text := $statement$
      with %matching%kind as materialized (
        select * from %source% order by quality desc, id
        limit case when not is_all then rows_to - before end
      )
      select matching + %matched%, count(*), array_agg(id) filter (where at < last), (
          select json_agg(json_build_array(id, last + 1 - at, quality, strpos(name_normal, normal) > 0,
            date_part('epoch', registered_at) * 1000))
          from (
            select * from kind offset greatest(0, rows_from - before) limit rows_to - greatest(rows_from, before)
          ) as wanted
        )
      into matching, met, ids, list from kind;
      $statement$;
  -- Those of a band are too few to know how many match; without one all are met.
  source constant text := $$(select id, quality, name_normal, registered_at from %documents%
        where %condition% and %visible% and id not in (select unnest(stronger)))$$;
  of_all text := replace(replace(replace(kind, '%matching%', 'matching as materialized ' || source || ', '),
    '%source%', 'matching'), '%matched%', '(select count(*) from matching)');
  of_band text := replace(replace(replace(kind, '%matching%', ''), '%source%', source || ' as matching'), '%matched%', '0');
  lexemes constant text :=
    'search_lexemes(id, name_normal, name_tokens, strong_tokens, body_tokens, country, industry, tier, verified, band)';
  visible constant text :=
    'hidden_editions & edition <> edition and coalesce(business_id, id) not in (select unnest(withheld))';
  vector constant text := $$array_to_tsvector(array_remove(string_to_array(%s, ' '), ''))$$;
  -- Patterns are looked for without making a vector, which takes longer than all else.
  all_in constant text := $$(case when patterns is null then %2$s @@ words else ' ' || %1$s || ' ' like all (patterns) end)$$;
  anywhere constant text := $$name_tokens || ' ' || strong_tokens || ' ' || body_tokens$$;
  -- What a row must hold in the fields of its kind, when the index was not asked for all of it.
  -- The rarest is looked for by itself, since most rows lack it: a pattern stops at each space.
  held constant text := $$(holds is null or (held_in is null or country = held_in) and strpos(' ' || %1$s || ' ', rarest) > 0
    and ' ' || %1$s || ' ' like all (holds) and (checked is null or %2$s @@ checked))$$;
  of_kind constant text :=
    $$case at when last then %s when 2 then name_tokens else name_tokens || ' ' || strong_tokens end$$;
  segment text;
  whole text;
begin
  whole := replace(replace(replace(made,
    '%named%', replace(of_all, '%condition%', '%lexemes% @@ asked and (%in(name_tokens)% or %in(anywhere)%)')),
    '%without_band%', replace(of_all, '%condition%', '%lexemes% @@ asked and %held_of_kind%')),
    '%within_band%', replace(of_band, '%condition%', '%lexemes% @@ asked and %lexemes% @@ bands[at] and %held_of_kind%'));
  whole := replace(replace(replace(replace(whole,
    '%in(name_tokens)%', format(all_in, 'name_tokens', format(vector, 'name_tokens'))),
    $$%in(name_tokens || ' ' || strong_tokens)%$$, format(all_in, $$name_tokens || ' ' || strong_tokens$$, format(vector, $$name_tokens || ' ' || strong_tokens$$))),
    '%in(anywhere)%', format(all_in, anywhere, format(vector, anywhere))),
    '%most_of_one%', '101');
  whole := replace(replace(replace(whole, '%most_strong%', '250'),
    '%held_of_kind%', format(held, format(of_kind, anywhere), format(vector, format(of_kind, anywhere)))),
    '%held%', format(held, '(' || anywhere || ')', format(vector, anywhere)));
  foreach segment in array array['ma', 'di', 'ws', 'im', 'ex', 're', 'in', 'co', 'go', 'pr', 'ur'] loop
    execute replace(replace(replace(replace(replace(
      whole, '%lexemes%', lexemes), '%visible%', visible), '%documents%', 'search_document_' || segment),
      '%segment%', segment), '%SEGMENT%', upper(segment));
  end loop;
end $make$;
