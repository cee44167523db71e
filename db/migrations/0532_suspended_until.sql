-- owner: accounts
-- A suspension may end by itself.
alter table accounts.accounts
  add column suspended_until timestamptz,
  add constraint accounts_suspended_until check (suspended_until is null or suspended_at is not null);
