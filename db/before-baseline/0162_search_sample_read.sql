-- owner: search
-- search_hits_ma and so on (0160) read no more of the kept sample than proves a total: several hundred of its rows cost as much
-- as the results (docs/decisions/0032). What they are asked and answer is what it was.
do $make$
declare
  made constant text := $function$
create or replace function search_hits_%segment%(
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
  wanted double precision;
  each double precision;
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
    -- There must be so many of them, whatever hides, is withheld or went since.
    select count_max + %most_of_one% * cardinality(withheld) - sample_gone + (
        select coalesce(sum(case when edition_bit = -1 then gone else documents end), 0) from search_count
        where segment = '%SEGMENT%' and edition_bit in (-1, search_hits_%segment%.edition_bit)
      ), 4 ^ sample_level
    into wanted, each from search_counted where segment = '%SEGMENT%' and sample_level is not null;
    -- Somewhat more than would be drawn of so many prove it; what is drawn beyond is not read.
    select count(*) into met from (
      select from search_sample_%segment% where words @@ sampled
      limit ceil((3.5 + sqrt(greatest(0, wanted) / each)) ^ 2)
    ) as part;
    if met > 0 and each * met * greatest(0, 1 - 1 / (9.0 * met) - 7 / (3 * sqrt(met))) ^ 3 >= wanted then
      counted := count_max;
      return;
    end if;
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
