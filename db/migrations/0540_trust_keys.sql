-- owner: trust
-- What trust files and heads of the audit log are signed with (decision 105). One signs; those before keep what checks, for ever.
create table trust_keys (
  -- The thumbprint of the public key (RFC 7638): who has noted the id knows the key.
  key_id text primary key check (key_id ~ '^[A-Za-z0-9_-]{43}$'),
  -- The 32 bytes of Ed25519 as base64url.
  public_key text not null check (public_key ~ '^[A-Za-z0-9_-]{43}$'),
  -- Sealed with the SECRET of the settings.
  private_key bytea,
  created_at timestamptz not null default now(),
  retired_at timestamptz,
  check ((retired_at is null) = (private_key is not null))
);
create unique index trust_keys_one_signs on trust_keys ((true)) where retired_at is null;
