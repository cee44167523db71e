-- owner: imports
-- Tables that programs of a company send (P7.13) go on by themselves, as was wished with them. All of it is null for those that people bring in.
alter table product_imports
  -- The key in whose name it is done, in the place of its user, who made the key: asked again with each portion.
  add column key_id uuid,
  -- What the key was called that sent it.
  add column key_name text,
  -- { "publish", "missing", "stopAbove" }; null again once somebody sees to it themself.
  add column orders jsonb,
  -- Why it waits for somebody: { "reason", "columns" }.
  add column stopped jsonb,
  -- What there was to report in the end, told or not, and when it was: the same is not told every night.
  add column report text,
  add column reported_at timestamptz;
