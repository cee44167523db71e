-- owner: platform
-- What the baseline does not repeat: after this a database that came the long way is made as one that begins there.

-- Replaced by search_hits_ma and so on in 0160; nobody calls them any more.
drop function search_ranked_ma, search_ranked_di, search_ranked_ws, search_ranked_im, search_ranked_ex, search_ranked_re,
  search_ranked_in, search_ranked_co, search_ranked_go, search_ranked_pr, search_ranked_ur;

-- Better kinds of matches come first whatever their quality: nothing is added for them. Their constraint goes with them.
alter table search_ranking drop column bonus_strong, drop column bonus_name, drop column bonus_exact;

-- 0199 left the rows of before unread.
alter table team_events validate constraint team_events_act_check;

-- Masks of editions hold more of them. By columns of their own: another type would write the tables and all their indexes anew
-- (95 s for 60,000 documents), so only the few rows that hide from some edition are written.
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

drop function search_count_bits(integer), directory_entry_counts(text[], integer);
create function search_count_bits(hidden_editions bigint) returns setof smallint
  language sql immutable parallel safe
  begin atomic
    select -1::smallint union all select edition_bits(hidden_editions);
  end;
create function directory_entry_counts(category_ids text[], hidden_editions bigint)
  returns table (counted_id text, counted_bit smallint)
  language sql immutable parallel safe
  begin atomic
    select id, bit
    from unnest(category_ids) as id cross join (
      select -1::smallint as bit union all select edition_bits(hidden_editions)
    ) as bits;
  end;

alter table businesses rename column hidden_editions to hidden_before;
alter table businesses alter column hidden_before drop not null;
alter table businesses add column hidden_editions bigint not null default 0;
update businesses set hidden_editions = hidden_before where hidden_before <> 0;
alter table businesses drop column hidden_before;
alter table businesses add constraint businesses_hidden_editions_check check (hidden_editions >= 0);
alter table directory_entry rename column hidden_editions to hidden_before;
alter table directory_entry alter column hidden_before drop not null;
alter table directory_entry add column hidden_editions bigint not null default 0;
update directory_entry set hidden_editions = hidden_before where hidden_before <> 0;
alter table directory_entry drop column hidden_before;
alter table directory_entry add constraint directory_entry_hidden_editions_check check (hidden_editions >= 0);
alter table directory_entry alter column hidden_editions drop default;
alter table search_document rename column hidden_editions to hidden_before;
alter table search_document alter column hidden_before drop not null;
-- A partition that was exchanged has it as its own.
do $$
declare
  partition regclass;
begin
  for partition in select inhrelid from pg_inherits where inhparent = 'search_document'::regclass loop
    execute format('alter table %s alter column hidden_before drop not null', partition);
  end loop;
end $$;
alter table search_document add column hidden_editions bigint not null default 0;
update search_document set hidden_editions = hidden_before where hidden_before <> 0;
alter table search_document drop column hidden_before;
alter table search_document add constraint search_document_hidden_editions_check check (hidden_editions >= 0);
alter table directory_count
  drop constraint directory_count_edition_bit_check,
  add constraint directory_count_edition_bit_check check (edition_bit >= -1);
alter table search_count
  drop constraint search_count_edition_bit_check,
  add constraint search_count_edition_bit_check check (edition_bit >= -1);
alter table search_value_count
  drop constraint search_value_count_edition_bit_check,
  add constraint search_value_count_edition_bit_check check (edition_bit >= -1);
