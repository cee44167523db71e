-- owner: directory
-- A company stands in the directory in its industry, and in the categories in which it or its published products are filed.
-- What is written from now on is made so by the program.
update directory_entry as entry
set category_ids = stands.category_ids
from (
  select product.business_id, array_agg(distinct under order by under) as category_ids
  from directory_entry as product join directory_entry as business
    on business.kind = 'business' and business.id = product.business_id
  cross join lateral unnest(product.category_ids) as under
  where under like '%-%' or under = any(business.category_ids)
  group by product.business_id
) as stands
where entry.kind = 'business' and entry.business_id = stands.business_id and entry.category_ids <> stands.category_ids;

delete from directory_count;
insert into directory_count (id, edition_bit, companies, manufacturers, products)
select counted_id, counted_bit, count(*) filter (where kind = 'business'),
  count(*) filter (where manufacturer), count(*) filter (where kind = 'product')
from directory_entry cross join lateral directory_entry_counts(category_ids, hidden_editions)
group by counted_id, counted_bit;
