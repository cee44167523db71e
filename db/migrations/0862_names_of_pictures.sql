-- owner: products
-- Under which names of files imports brought pictures of a product, by address, as far as it still shows them: a newer file of that
-- name takes their place. Pictures that people gave it have none, and are never replaced.
alter table products add column picture_names jsonb;
