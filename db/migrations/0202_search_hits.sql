-- owner: search
-- A page of results, best first, and the total: search_hits_ma and so on, of the pieces before it, with their names of arguments.
-- PL/pgSQL: planned once a session, whoever asks. Written for the segment MA, the end of the file makes the others.

create function search_total_ma(
  whole tsquery, sure bigint, sure_in text, sampled tsquery, proof tsquery, proof_band tsquery, proof_least integer,
  rarest text, holds text[], checked tsquery, held_in text, edition_bit integer, withheld uuid[], count_max integer)
  returns integer language plpgsql as $body$
declare
  edition constant bigint := 1::bigint << edition_bit;
  -- A company has no more documents than this: so many are missing at most for each that is withheld.
  of_one constant integer := 101;
  bound bigint;
  wanted double precision;
  each double precision;
  met integer;
begin
  if sure is not null then
    select sure - lost - of_one * cardinality(withheld) into bound from search_lost('MA', sure_in, edition_bit);
    if bound >= count_max then return count_max; end if;
  end if;
  if sampled is not null then
    select count_max + of_one * cardinality(withheld) - sample_gone + coalesce(lost, 0), 4 ^ sample_level into wanted, each
    from search_counted cross join search_lost('MA', null, edition_bit)
    where segment = 'MA' and sample_level is not null;
    -- Somewhat more than would be drawn of so many prove it; what is drawn beyond is not read.
    select count(*) into met from (
      select from search_sample_ma where search_sample_ma.words @@ sampled
      limit ceil((3.5 + sqrt(greatest(0, wanted) / each)) ^ 2)
    ) as part;
    if met > 0 and search_at_least(met, each) >= wanted then return count_max; end if;
  end if;
  if proof is not null then
    if proof_band is null then
      select count(*) into met from (
        select from search_found_ma(proof, edition, withheld) as found where search_holds(
          found.name_tokens || ' ' || strong_tokens || ' ' || body_tokens, country, held_in, rarest, holds, checked) limit proof_least) as part;
    else
      select count(*) into met from (
        select from search_found_in_band_ma(proof, proof_band, edition, withheld) where search_holds(
          name_tokens || ' ' || strong_tokens || ' ' || body_tokens, country, held_in, rarest, holds, checked) limit proof_least) as part;
    end if;
    if met >= proof_least then return count_max; end if;
  end if;
  select count(*) into met from (
    select from search_found_ma(whole, edition, withheld) where search_holds(
      name_tokens || ' ' || strong_tokens || ' ' || body_tokens, country, held_in, rarest, holds, checked) limit count_max) as matching;
  return met;
end $body$;
comment on function search_total_ma is
  'How many match, up to count_max. Nothing is counted that is known: from sure, a bound that was once counted, in the country sure_in or everywhere; from how many of the kept sample match sampled; from proof, a part of which proof_least prove that all are more.';

create or replace function search_hits_ma(
  kinds tsquery[], bands tsquery[], whole tsquery, is_few boolean, words tsquery, patterns text[], rarest text, holds text[], checked tsquery, held_in text, told_most integer, strong tsquery,
  sure bigint, sure_in text, sampled tsquery, proof tsquery, proof_band tsquery, proof_least integer, edition_bit integer, withheld uuid[],
  normal text, rows_from integer, rows_to integer, count_max integer,
  out brought integer[], out counted integer, out hits json)
  language plpgsql set plan_cache_mode = force_generic_plan as $body$
declare
  last constant integer := cardinality(kinds);
  edition constant bigint := 1::bigint << edition_bit;
  first integer := 1;
  is_all boolean;
  asked tsquery;
  most integer;
  matched integer;
  matching integer := 0;
  met integer;
  before integer := 0;
  ids uuid[];
  stronger uuid[] := '{}';
  list json;
  lists json[] := '{}';
begin
  if told_most is not null then
    select * into met, counted, brought, list from search_told_ma(
      whole, told_most, words, patterns, rarest, holds, checked, held_in, normal, edition, withheld, rows_from, rows_to);
    if met <= told_most then
      hits := json_build_array(coalesce(list, '[]'));
      return;
    end if;
    counted := case when met >= count_max then count_max end;
    -- Far more than was thought: another plan is wanted. A few more cost less than another question.
    if is_few and told_most >= 200 then
      brought := null;
      hits := '[]';
      return;
    end if;
  end if;
  brought := '{}';
  if strong is not null then
    select * into met, brought, ids, list from search_strong_ma(
      strong, 250, words, patterns, normal, edition, withheld, rows_from, rows_to);
    if met <= 250 then
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
      most := case when not is_all then rows_to - before end;
      if at = 1 and words is not null then
        select * into matched, met, ids, list from search_exact_ma(
          asked, words, patterns, normal, last, edition, withheld, before, most, rows_from, rows_to);
      elsif is_all or bands[at] is null then
        select * into matched, met, ids, list from search_kind_ma(
          asked, at, last, rarest, holds, checked, held_in, normal,
          edition, withheld, stronger, before, most, rows_from, rows_to);
      else
        select * into matched, met, ids, list from search_kind_in_band_ma(
          asked, bands[at], at, last, rarest, holds, checked, held_in, normal,
          edition, withheld, stronger, before, most, rows_from, rows_to);
      end if;
      matching := matching + matched;
      before := before + met;
      stronger := stronger || ids;
      lists := lists || coalesce(list, '[]');
      if is_all then counted := before; end if;
    end if;
    brought := brought || met;
  end loop;
  hits := array_to_json(lists);
  if counted is not null or count_max is null then return; end if;
  counted := case when matching >= count_max then count_max else search_total_ma(
    whole, sure, sure_in, sampled, proof, proof_band, proof_least, rarest, holds, checked, held_in, edition_bit, withheld, count_max) end;
end $body$;
comment on function search_hits_ma is
  'The results from rows_from to rows_to, of one or several kinds, the strongest first: a document belongs to the first kind that finds it, and a kind is not begun when those before it brought rows_to. kinds, bands: what the index is asked for each; is_few: all are read in the last. told_most, strong: kinds that are told from tokens instead. brought: how many each kind brought, null when far more match than was thought. hits: lists, in order. counted: how many match, up to count_max, where it is told.';

select search_copy_to_segments('search_total_ma');
select search_copy_to_segments('search_hits_ma');
