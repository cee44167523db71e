-- owner: accounts
-- Passkeys (WebAuthn): a second factor beside the codes of an app, or the only one. Kept is what checks a signature, never
-- what makes one.
create table accounts.passkeys (
  passkey_id uuid primary key,
  user_id uuid not null references accounts.accounts on delete cascade,
  -- As the authenticator calls it.
  credential_id bytea not null unique,
  -- The host that it was made for; a browser shows it nowhere else.
  rp_id text not null,
  public_key bytea not null,
  counter bigint not null default 0,
  transports text[] not null default '{}',
  -- Whether it asked for a PIN, a finger or a face when it was made.
  verifies boolean not null,
  -- Whether the maker of the device keeps a copy of it.
  synced boolean not null,
  name text not null check (char_length(name) between 1 and 60),
  created_at timestamptz not null default now(),
  used_at timestamptz
);
create index passkeys_user on accounts.passkeys (user_id, created_at);

-- What an authenticator is asked to sign: once, within minutes, for one session or one log-in.
create table accounts.passkey_challenges (
  challenge_hash bytea primary key,
  user_id uuid not null references accounts.accounts on delete cascade,
  purpose text not null check (purpose in ('add', 'use')),
  -- SHA-256 of the session, or of what binds a log-in to its browser.
  bound_to bytea not null,
  edition text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index passkey_challenges_user on accounts.passkey_challenges (user_id, created_at);
create index passkey_challenges_expiry on accounts.passkey_challenges (expires_at);

-- Which SECRET of the settings made the hash, so that one of before is kept as long as it is needed; of codes from before nobody knows.
alter table accounts.recovery_codes add column sealed_by text;
