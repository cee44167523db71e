-- owner: accounts
-- What operators did to accounts. Rows are only added, and outlive the account they speak of.
create table accounts.audit (
  id uuid primary key,
  -- Who: the user of the operating system at the machine, as `os:name`.
  operator text not null,
  user_id uuid not null,
  action text not null,
  before jsonb not null,
  after jsonb not null,
  at timestamptz not null default now()
);
-- The history of one account.
create index audit_user on accounts.audit (user_id, at);
