-- owner: imports
-- Tables of products that companies bring in (P3.4): sent, understood, tried without changing anything, written in portions, taken
-- back. All of it goes 30 days after it was begun.
create table product_imports (
  import_id uuid primary key,
  business_id uuid not null,
  -- In whose name it is done: asked again with each portion.
  user_id uuid not null,
  file_name text not null check (char_length(file_name) between 1 and 120),
  file_bytes bigint not null,
  state text not null default 'awaited' check (state in (
    'awaited', 'reading', 'mapping', 'checking', 'checked', 'running', 'paused', 'done', 'cancelled', 'undoing', 'undone', 'failed'
  )),
  begun_at timestamptz not null default now(),
  -- When the dry run was agreed to: its products are dated from it.
  started_at timestamptz,
  paused_by text check (paused_by in ('people', 'rights')),
  -- What a paused one goes on with.
  resumes text check (resumes in ('running', 'undoing')),
  -- { "reason", "row", "column" } of a file that is not read.
  failure jsonb,
  -- The sheet that is read; null for the first.
  sheet text,
  -- The first rows, as far as they fit into two million letters, with the merged cells among them.
  sample jsonb,
  -- Meanings by place of column, where they were chosen.
  meanings jsonb not null default '{}',
  is_known boolean not null default false,
  choices jsonb not null,
  -- { "publish", "missing" } once it is agreed to.
  wishes jsonb,
  done_rows integer not null default 0,
  total_rows integer,
  counts jsonb,
  categories_asked jsonb not null default '[]',
  written jsonb not null default '{}',
  -- Whether there is a file of refused rows.
  has_refused boolean not null default false,
  -- Who works on it, and until when nobody else does.
  lease uuid,
  leased_until timestamptz,
  served_at timestamptz not null default now()
);
-- One import in hand for a company.
create unique index product_imports_in_hand on product_imports (business_id)
  where state in ('awaited', 'reading', 'mapping', 'checking', 'checked', 'running', 'paused', 'undoing');
-- The page of imports.
create index product_imports_of on product_imports (business_id, begun_at desc);
-- The job: what is to be worked on, who has waited longest first.
create index product_imports_to_do on product_imports (served_at)
  where state in ('reading', 'checking', 'running', 'undoing');
-- Cleaning.
create index product_imports_old on product_imports (begun_at);

create table import_rows (
  import_id uuid not null references product_imports (import_id) on delete cascade,
  -- Of the first row of a product; behind one million for products that the table does not tell of.
  row_number integer not null,
  kind text not null check (kind in ('new', 'changed', 'unchanged', 'missing', 'refused')),
  state text not null default 'none' check (state in ('none', 'waiting', 'done', 'skipped', 'undone', 'edited')),
  part_number text not null default '',
  name text not null default '',
  product_id uuid,
  -- The product as it is to be saved, whole.
  fields jsonb,
  changes jsonb not null default '[]',
  problems jsonb not null default '[]',
  publish boolean not null default false,
  -- Of the product when it was compared, and as the import left it.
  revision integer,
  left_revision integer,
  left_state text,
  -- The product as it was.
  before jsonb,
  primary key (import_id, row_number)
);
create index import_rows_of_kind on import_rows (import_id, kind, row_number);
-- The portions of a run and of its undoing, and the lists of what became of rows.
create index import_rows_in_state on import_rows (import_id, state, row_number);
-- Undoing: what imports before have left of its products.
create index import_rows_of_product on import_rows (product_id) where left_revision is not null;

-- What the columns of a company's tables mean, by their heads, and what else it said of them.
create table import_mappings (
  business_id uuid not null,
  fingerprint bytea not null,
  meanings jsonb not null,
  choices jsonb not null,
  used_at timestamptz not null default now(),
  primary key (business_id, fingerprint)
);
-- The oldest give way.
create index import_mappings_used on import_mappings (business_id, used_at);
