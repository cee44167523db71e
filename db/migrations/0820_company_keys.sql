-- owner: members
-- Keys with which a company's own programs call for it, such as the run of a night (P7): each within what it was made for. A
-- key itself is shown once and kept nowhere.
create table company_keys (
  key_id uuid primary key,
  business_id uuid not null,
  name text not null check (char_length(name) between 1 and 60),
  scopes text[] not null check (cardinality(scopes) between 1 and 10),
  -- SHA-256 of a secret of 256 bits: nobody guesses what is behind it. Found by it with each call.
  hash bytea not null unique check (octet_length(hash) = 32),
  -- How the key begins, by which its people know it again.
  start text not null,
  made_by uuid not null,
  made_at timestamptz not null default now(),
  first_used_at timestamptz,
  -- To the minute.
  last_used_at timestamptz,
  expires_at timestamptz check (expires_at <= made_at + interval '366 days'),
  ended_at timestamptz,
  -- Nobody where it ended with its company.
  ended_by uuid
);
-- Keys for programs: those of a company.
create index company_keys_business on company_keys (business_id, made_at desc);
