-- owner: accounts
-- Browsers in which somebody has proven to be the account's owner: each has tries of its own to log in, so that wrong ones
-- from elsewhere do not lock the owner out. The token lies in a cookie that no script reads; kept is its SHA-256.
create table accounts.known_devices (
  token_hash bytea not null,
  user_id uuid not null references accounts.accounts on delete cascade,
  known_since timestamptz not null default now(),
  primary key (token_hash, user_id)
);
-- The newest of an account stay, the others are forgotten.
create index known_devices_user on accounts.known_devices (user_id, known_since);
-- The clean-up of those that were not used for long.
create index known_devices_since on accounts.known_devices (known_since);
