-- owner: accounts
-- The second factor: a secret shared with an authenticator app, sealed with the SECRET of the settings, and ten codes on
-- paper, kept as keyed hashes. A secret counts once a code from it was confirmed; until then it waits beside the one that counts.
create table accounts.two_factor (
  user_id uuid primary key references accounts.accounts on delete cascade,
  secret bytea,
  pending_secret bytea,
  pending_until timestamptz,
  -- The step of time of the last code that was accepted: each code counts once, and none before it.
  last_step bigint not null default 0,
  confirmed_at timestamptz,
  check ((secret is null) = (confirmed_at is null)),
  check ((pending_secret is null) = (pending_until is null))
);

create table accounts.recovery_codes (
  user_id uuid not null references accounts.two_factor on delete cascade,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (user_id, code_hash)
);
