-- owner: imports
-- Pictures and documents that a table of products names, or that lie beside it under part numbers (P3.4): each of them, so that
-- whoever works on them may die at any moment.
create table import_files (
  import_id uuid not null references product_imports (import_id) on delete cascade,
  -- Of the row of its product.
  row_number integer not null,
  position integer not null,
  kind text not null check (kind in ('picture', 'document')),
  -- As the table names it, or as it lies in the archive.
  name text not null,
  -- Where it lies in the archive; null for an address.
  part jsonb,
  -- Of a document: { "kind", "language", "version" }.
  about jsonb,
  state text not null default 'waiting' check (state in ('waiting', 'done', 'unchanged', 'refused')),
  reason text,
  -- How often a busy machine was not through with it in time.
  tries smallint not null default 0,
  -- The address of the picture, or the id of the document, that came of it.
  came_as text,
  primary key (import_id, row_number, position)
);
-- What is worked on next, and what was refused.
create index import_files_in_state on import_files (import_id, state, row_number, position);

-- How far they are: { "pictures": { "done", "of" }, "documents": { "done", "of" }, "refused" }; null where none are named.
alter table product_imports add column files jsonb;
-- What is said in other languages, as it is to be saved.
alter table import_rows add column texts jsonb;
