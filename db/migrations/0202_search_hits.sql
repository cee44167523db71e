-- owner: search
-- A page of results, best first, and the total: search_hits_ma and so on, one for each segment, made of the pieces before it.
-- Written here for the segment MA; the end of the file makes the others of it. Each segment has its own, since a function that
-- names its partition is planned for it alone, once a session and behind any pooler (docs/decisions/0029). All but search_hits
-- and search_total are put into the statements that call them, as those of 0201. Arguments have these names everywhere:
--   asked, whole         what the word index is asked for: a kind of results; all of them
--   words, patterns      what was typed, for search_stands_in
--   rarest, holds, checked, held_in   what is left to search_holds
--   normal               what was typed, as names are kept
--   edition, withheld    what this viewer does not meet: the bit of an edition, or one that no document has; ids
--   rows_from, rows_to   the results that are wanted, counted from 0, without rows_to

create function search_found_ma(asked tsquery, edition bigint, withheld uuid[])
  returns table (id uuid, country text, quality integer, name_normal text, registered_at timestamptz,
    name_tokens text, strong_tokens text, body_tokens text)
  language sql stable parallel safe as $$
    select id, country, quality, name_normal, registered_at, name_tokens, strong_tokens, body_tokens
    from search_document_ma
    where search_lexemes(id, name_normal, name_tokens, strong_tokens, body_tokens, country, industry, tier, verified, band) @@ asked
      and hidden_editions & edition <> edition and coalesce(business_id, id) not in (select unnest(withheld))
  $$;
comment on function search_found_ma is 'The documents that the word index finds and this viewer may meet.';

create function search_found_in_band_ma(asked tsquery, band_asked tsquery, edition bigint, withheld uuid[])
  returns table (id uuid, country text, quality integer, name_normal text, registered_at timestamptz,
    name_tokens text, strong_tokens text, body_tokens text)
  language sql stable parallel safe as $$
    select id, country, quality, name_normal, registered_at, name_tokens, strong_tokens, body_tokens
    from search_document_ma
    where search_lexemes(id, name_normal, name_tokens, strong_tokens, body_tokens, country, industry, tier, verified, band) @@ asked
      and search_lexemes(id, name_normal, name_tokens, strong_tokens, body_tokens, country, industry, tier, verified, band) @@ band_asked
      and hidden_editions & edition <> edition and coalesce(business_id, id) not in (select unnest(withheld))
  $$;
comment on function search_found_in_band_ma is
  'The same, of a band of the best. By two conditions: of one the index would read all of the rarest word.';

create function search_told_ma(
  whole tsquery, told_most integer, words tsquery, patterns text[], rarest text, holds text[], checked tsquery, held_in text,
  normal text, edition bigint, withheld uuid[], rows_from integer, rows_to integer)
  returns table (met bigint, counted bigint, brought bigint[], hits json)
  language sql stable parallel safe as $$
    with matching as materialized (
      select id, quality, name_normal, registered_at, name_tokens, strong_tokens from search_found_ma(whole, edition, withheld)
      where search_holds(name_tokens || ' ' || strong_tokens || ' ' || body_tokens, country, held_in, rarest, holds, checked)
      limit told_most + 1
    ), told as materialized (
      select id, quality, name_normal, registered_at, case
          when search_is_named(name_normal, normal) then 4
          when search_stands_in(name_tokens, words, patterns) then 3
          when search_stands_in(name_tokens || ' ' || strong_tokens, words, patterns) then 2
          else 1 end as kind
      from matching where (select count(*) from matching) <= told_most
    )
    select (select count(*) from matching), count(*), array[
        count(*) filter (where kind = 4), count(*) filter (where kind = 3),
        count(*) filter (where kind = 2), count(*) filter (where kind = 1)], (
        select json_agg(search_hit(id, kind, quality, name_normal, normal, registered_at))
        from (select * from told order by kind desc, quality desc, id offset rows_from limit rows_to - rows_from) as wanted)
    from told
  $$;
comment on function search_told_ma is
  'All that match, when they are told_most or fewer, read once and their four kinds told from their tokens: reading the index for each kind would take longer. met: one more than told_most when there are more, and then nothing else.';

create function search_strong_ma(
  strong tsquery, most integer, words tsquery, patterns text[], normal text, edition bigint, withheld uuid[],
  rows_from integer, rows_to integer)
  returns table (met bigint, brought bigint[], ids uuid[], hits json)
  language sql stable parallel safe as $$
    with matching as materialized (
      select id, quality, name_normal, registered_at, name_tokens from search_found_ma(strong, edition, withheld) limit most + 1
    ), told as materialized (
      select id, quality, name_normal, registered_at, case
          when search_is_named(name_normal, normal) then 4
          when search_stands_in(name_tokens, words, patterns) then 3
          else 2 end as kind
      from matching where (select count(*) from matching) <= most
    )
    select (select count(*) from matching), array[
        count(*) filter (where kind = 4), count(*) filter (where kind = 3), count(*) filter (where kind = 2)], array_agg(id), (
        select json_agg(search_hit(id, kind, quality, name_normal, normal, registered_at))
        from (select * from told order by kind desc, quality desc, id offset rows_from limit rows_to - rows_from) as wanted)
    from told
  $$;
comment on function search_strong_ma is
  'The same of the three stronger kinds, that strong finds together.';

create function search_exact_ma(
  asked tsquery, words tsquery, patterns text[], normal text, kind_number integer, edition bigint, withheld uuid[],
  before integer, most integer, rows_from integer, rows_to integer)
  returns table (matched bigint, met bigint, ids uuid[], hits json)
  language sql stable parallel safe as $$
    with matching as materialized (
      select id, quality, name_normal, registered_at from search_found_ma(asked, edition, withheld)
      where search_stands_in(name_tokens, words, patterns)
        or search_stands_in(name_tokens || ' ' || strong_tokens || ' ' || body_tokens, words, patterns)
    ), kind as materialized (
      select * from matching order by quality desc, id limit most
    )
    select (select count(*) from matching), count(*), array_agg(id), (
        select json_agg(search_hit(id, kind_number, quality, name_normal, normal, registered_at))
        from (select * from kind offset greatest(0, rows_from - before) limit rows_to - greatest(rows_from, before)) as wanted)
    from kind
  $$;
comment on function search_exact_ma is
  'The first kind: exactly that name. The index is asked for the name alone; the words are looked for in the rows, which are few.';

create function search_kind_ma(
  asked tsquery, at integer, last integer, rarest text, holds text[], checked tsquery, held_in text, normal text,
  edition bigint, withheld uuid[], stronger uuid[], before integer, most integer, rows_from integer, rows_to integer)
  returns table (matched bigint, met bigint, ids uuid[], hits json)
  language sql stable parallel safe as $$
    with matching as materialized (
      select id, quality, name_normal, registered_at from search_found_ma(asked, edition, withheld)
      where search_holds(case at when last then name_tokens || ' ' || strong_tokens || ' ' || body_tokens
          when 2 then name_tokens else name_tokens || ' ' || strong_tokens end, country, held_in, rarest, holds, checked)
        and id not in (select unnest(stronger))
    ), kind as materialized (
      select * from matching order by quality desc, id limit most
    )
    select (select count(*) from matching), count(*), array_agg(id) filter (where at < last), (
        select json_agg(search_hit(id, last + 1 - at, quality, name_normal, normal, registered_at))
        from (select * from kind offset greatest(0, rows_from - before) limit rows_to - greatest(rows_from, before)) as wanted)
    from kind
  $$;
comment on function search_kind_ma is
  'The best of a kind, most of them or all, without those that a stronger kind brought. ids: theirs, for the kinds after it.';

create function search_kind_in_band_ma(
  asked tsquery, band_asked tsquery, at integer, last integer, rarest text, holds text[], checked tsquery, held_in text, normal text,
  edition bigint, withheld uuid[], stronger uuid[], before integer, most integer, rows_from integer, rows_to integer)
  returns table (matched bigint, met bigint, ids uuid[], hits json)
  language sql stable parallel safe as $$
    with kind as materialized (
      select id, quality, name_normal, registered_at from search_found_in_band_ma(asked, band_asked, edition, withheld)
      where search_holds(case at when last then name_tokens || ' ' || strong_tokens || ' ' || body_tokens
          when 2 then name_tokens else name_tokens || ' ' || strong_tokens end, country, held_in, rarest, holds, checked)
        and id not in (select unnest(stronger))
      order by quality desc, id limit most
    )
    select 0::bigint, count(*), array_agg(id) filter (where at < last), (
        select json_agg(search_hit(id, last + 1 - at, quality, name_normal, normal, registered_at))
        from (select * from kind offset greatest(0, rows_from - before) limit rows_to - greatest(rows_from, before)) as wanted)
    from kind
  $$;
comment on function search_kind_in_band_ma is
  'The same of a band of the best. Those of a band are too few to know how many match.';

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

-- In this order: each is written with the names of those before it.
select search_copy_to_segments(piece) from unnest(array[
  'search_found_ma', 'search_found_in_band_ma', 'search_told_ma', 'search_strong_ma', 'search_exact_ma', 'search_kind_ma',
  'search_kind_in_band_ma', 'search_total_ma', 'search_hits_ma']::regproc[]) with ordinality as pieces (piece, at) order by at;
