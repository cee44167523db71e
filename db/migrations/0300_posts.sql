-- owner: posts
-- What people and companies write on timelines (docs/decisions/0087). Ids are made in the order of time.
create table posts (
  post_id uuid primary key,
  -- As whom it was written.
  author_type text not null check (author_type in ('user', 'business')),
  author_id uuid not null,
  -- The person who wrote it, as themself or for the company.
  written_by uuid not null,
  timeline_type text not null check (timeline_type in ('user', 'business', 'group')),
  timeline_id uuid not null,
  content text not null check (char_length(content) between 1 and 3000),
  -- [{ "fileID": "…", "alt": "…" }], or "url" for a picture of ours; in the order of the page.
  pictures jsonb not null default '[]' check (jsonb_typeof(pictures) = 'array'),
  -- { "fileID": "…", "name": "…" }
  document jsonb check (jsonb_typeof(document) = 'object'),
  -- The address of a film on another service.
  video text check (char_length(video) <= 300),
  -- The one thing that is shown as a card.
  shared_type text check (shared_type in ('business', 'product', 'certificate', 'post')),
  shared_id uuid,
  -- [{ "type": "user", "id": "…", "start": 4, "length": 15 }], in the order of the text; counted as JavaScript counts.
  mentions jsonb not null default '[]' check (jsonb_typeof(mentions) = 'array'),
  created_at timestamptz not null,
  revision integer not null default 1 check (revision >= 1),
  edited_at timestamptz,
  -- Taken off the timeline by its owner.
  hidden_at timestamptz,
  removed_at timestamptz,
  removed_by uuid,
  -- Whoever may remove it brings it back, but not what an operator removed.
  removed_as text check (removed_as in ('author', 'operator')),
  removed_reason text check (char_length(removed_reason) between 1 and 1000),
  check ((shared_type is null) = (shared_id is null)),
  check ((removed_at is null) = (removed_by is null) and (removed_at is null) = (removed_as is null)),
  check ((removed_reason is not null) = (removed_as is not distinct from 'operator'))
);

-- A timeline, newest first; who goes takes along all that stands on theirs.
create index posts_timeline on posts (timeline_id, post_id desc);
-- What somebody has written: when they go, and in the archive of a company.
create index posts_author on posts (author_id, post_id);
-- What cannot be restored any more.
create index posts_removed on posts (removed_at) where removed_at is not null;

-- What a post said before it was changed.
create table post_versions (
  post_id uuid not null references posts (post_id) on delete cascade,
  revision integer not null,
  content text not null,
  written_at timestamptz not null,
  primary key (post_id, revision)
);
