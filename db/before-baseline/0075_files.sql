-- owner: files
-- Files that people upload, from the signed request on. Bytes lie in the storage: the original below incoming/ until it was
-- checked, what we made of it below files/<file_id>/.
create table files (
  file_id uuid primary key,
  -- Who asked for the upload; only they may have it checked and use it.
  user_id uuid not null,
  -- For whom, when it is not for themself.
  business_id uuid,
  purpose text not null check (purpose in ('profilePhoto', 'coverPhoto', 'userFile', 'businessFile')),
  content_type text not null,
  declared_bytes integer not null check (declared_bytes between 1 and 512000),
  token_hash bytea not null unique,
  -- requested: may be posted and checked; checking: somebody does; ready: kept; leaving: its bytes are being removed.
  status text not null default 'requested' check (status in ('requested', 'checking', 'ready', 'leaving')),
  requested_at timestamptz not null default now(),
  expires_at timestamptz not null,
  ready_at timestamptz,
  -- [{ "name": "512.webp", "width": 512, "height": 512, "type": "image/webp", "bytes": 20480 }], smallest first.
  versions jsonb not null default '[]' check (jsonb_typeof(versions) = 'array'),
  colour text check (colour ~ '^#[0-9a-f]{6}$'),
  -- The one thing that shows it, and where there: user, business or product, its id, and a word such as profilePhoto.
  owner_type text check (owner_type in ('user', 'business', 'product')),
  owner_id uuid,
  place text check (char_length(place) between 1 and 80),
  -- When that thing let it go.
  released_at timestamptz,
  -- When the original was removed for good: after the signed post had run out.
  swept_at timestamptz,
  check ((business_id is not null) = (purpose = 'businessFile')),
  check ((owner_type is null) = (owner_id is null) and (owner_id is null) = (place is null)),
  check (owner_id is null or status = 'ready'),
  check ((ready_at is not null) = (status = 'ready') or status = 'leaving')
);

-- One file in one place: saving a profile with a new photo.
create unique index files_place on files (owner_type, owner_id, place) where owner_id is not null;
-- What nobody shows: the clean-up, every ten minutes.
create index files_loose on files (requested_at) where owner_id is null;
-- Originals that may still lie there: the same.
create index files_unswept on files (expires_at) where swept_at is null;
-- A person who leaves.
create index files_user on files (user_id);

-- Upload requests of a person on a day (UTC); one statement counts and refuses.
create table file_quotas (
  user_id uuid not null,
  day date not null,
  requests integer not null check (requests > 0),
  primary key (user_id, day)
);
