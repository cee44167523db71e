-- owner: accounts
-- Who people are and how they prove it. A schema of its own: no other domain reads it, and an operator can give it to
-- one database user. Tokens are kept as SHA-256, so that what is read here opens nothing.
create schema accounts;

-- Several may wait for the proof of one address; one at a time has it.
create table accounts.accounts (
  user_id uuid primary key,
  email text not null check (char_length(email) between 3 and 254),
  password_hash text not null,
  first_name text not null check (char_length(first_name) between 1 and 100),
  last_name text not null check (char_length(last_name) between 1 and 100),
  language text not null,
  edition text not null,
  role text not null default 'user' check (role in ('user', 'operator')),
  terms_version text not null,
  created_at timestamptz not null default now(),
  proven_at timestamptz,
  suspended_at timestamptz,
  removed_at timestamptz
);

-- Log-in; and an address belongs to one account.
create unique index accounts_email on accounts.accounts (email) where proven_at is not null and removed_at is null;
-- The clean-up of addresses that nobody proved.
create index accounts_unproven on accounts.accounts (created_at) where proven_at is null;

-- Links in mails, for every purpose: used once, by one UPDATE.
create table accounts.mail_tokens (
  token_hash bytea primary key,
  user_id uuid not null references accounts.accounts on delete cascade,
  purpose text not null check (purpose in ('verify-email', 'change-email', 'reset-password')),
  -- The address that the mail went to, and so the one that is proven.
  email text not null,
  continue_to text not null default '/',
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index mail_tokens_user on accounts.mail_tokens (user_id);
create index mail_tokens_expiry on accounts.mail_tokens (expires_at);

-- From a log-in to its session: used once, within 60 seconds, by the browser that began.
create table accounts.hand_offs (
  token_hash bytea primary key,
  user_id uuid not null references accounts.accounts on delete cascade,
  state_hash bytea,
  device text not null,
  language text not null,
  edition text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index hand_offs_user on accounts.hand_offs (user_id);
create index hand_offs_expiry on accounts.hand_offs (expires_at);

-- One log-in, and so one family of refresh tokens: the current one, the one before it, and since when.
create table accounts.sessions (
  session_id uuid primary key,
  user_id uuid not null references accounts.accounts on delete cascade,
  device text not null,
  created_at timestamptz not null default now(),
  used_at timestamptz not null default now(),
  expires_at timestamptz not null,
  ended_at timestamptz,
  -- Makes each token of the family from the one before; worth nothing without one of them.
  family_key bytea not null,
  refresh_hash bytea not null,
  previous_hash bytea,
  rotated_at timestamptz
);
-- Where an account is logged in; ending all of it.
create index sessions_user on accounts.sessions (user_id);
create index sessions_expiry on accounts.sessions (expires_at);

-- What an account was used from, so that a new one is told by mail.
create table accounts.devices (
  user_id uuid not null references accounts.accounts on delete cascade,
  device text not null,
  first_seen timestamptz not null default now(),
  last_seen timestamptz not null default now(),
  primary key (user_id, device)
);

-- What access tokens are signed with. One signs; of those before only what checks is left, so that a token of long ago
-- is told to have run out, and its owner's refresh token still opens the session.
create table accounts.signing_keys (
  key_id uuid primary key,
  public_key text not null,
  -- Sealed with the SECRET of the settings.
  private_key bytea,
  created_at timestamptz not null default now(),
  retired_at timestamptz,
  check ((retired_at is null) = (private_key is not null))
);
create unique index signing_keys_one_signs on accounts.signing_keys ((true)) where retired_at is null;

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

-- Who asked for a new password. Whether there is such an account is found out afterwards, so that asking costs the same
-- for every address; the row goes when that is done.
create table accounts.password_requests (
  request_id uuid primary key,
  email text not null,
  language text not null,
  edition text not null,
  created_at timestamptz not null default now()
);

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
