-- owner: products
-- Videos of a product, at most five (0014 has the rest): [{ "videoID": …, "url": … }] in the company's own order.
alter table products
  add column videos jsonb not null default '[]'
  check (case jsonb_typeof(videos) when 'array' then jsonb_array_length(videos) <= 5 else false end);
