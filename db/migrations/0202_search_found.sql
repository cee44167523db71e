-- owner: search
-- Documents of a segment that match, and the kinds they are of: search_found_ma and so on, one of each piece for each segment.
-- Written here for the segment MA; the end of the file makes the others of it. Each segment has its own, since a function that
-- names its partition is planned for it alone, once a session and behind any pooler (docs/decisions/0029). They are put into the
-- statements that call them, as those of 0201. Arguments have these names everywhere:
--   asked, whole         what the word index is asked for: a kind of results; all of them
--   words, patterns      what was typed, for search_stands_in
--   rarest, holds, checked, held_in   what is left to search_holds
--   normal               what was typed, as names are kept
--   edition, withheld    what this viewer does not meet: the mask of an edition, or of one that there is not; ids
--   stronger, before     what stronger kinds brought: ids, and how many
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

-- In this order: each is written with the names of those before it.
select search_copy_to_segments(piece) from unnest(array[
  'search_found_ma', 'search_found_in_band_ma', 'search_told_ma', 'search_strong_ma', 'search_exact_ma', 'search_kind_ma',
  'search_kind_in_band_ma']::regproc[]) with ordinality as pieces (piece, at) order by at;
