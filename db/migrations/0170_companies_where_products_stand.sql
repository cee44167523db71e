-- owner: directory
-- A company stands in the directory where it says, and where its published products stand; a category's industry counts too.
-- What is written from now on is made so by the program.
update directory_entry as entry
set category_ids = stands.category_ids
from (
  select business_id, array_agg(distinct node order by node) as category_ids
  from directory_entry cross join lateral (
    select under from unnest(category_ids) as under union select split_part(under, '-', 1) from unnest(category_ids) as under
  ) as nodes (node)
  group by business_id
) as stands
where entry.kind = 'business' and entry.business_id = stands.business_id and entry.category_ids <> stands.category_ids;

delete from directory_count;
insert into directory_count (id, edition_bit, companies, manufacturers, products)
select counted_id, counted_bit, count(*) filter (where kind = 'business'),
  count(*) filter (where manufacturer), count(*) filter (where kind = 'product')
from directory_entry cross join lateral directory_entry_counts(category_ids, hidden_editions)
group by counted_id, counted_bit;
