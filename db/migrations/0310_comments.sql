-- owner: comments
-- What is said about posts, products and companies, and about what was said (docs/decisions/0088). Ids are made in the order of time.
create table comments (
  comment_id uuid primary key,
  -- The thing it stands below, also of a reply.
  resource_type text not null check (resource_type in ('post', 'business', 'product')),
  resource_id uuid not null,
  -- Whose the thing is: when they go, so does what was said about it.
  owner_id uuid not null,
  -- The comment that it answers; answers to answers stand beside these.
  parent_id uuid references comments (comment_id) on delete cascade,
  author_type text not null check (author_type in ('user', 'business')),
  author_id uuid not null,
  -- The person who wrote it, as themself or for the company.
  written_by uuid not null,
  content text not null check (char_length(content) between 1 and 512),
  created_at timestamptz not null,
  edited_at timestamptz,
  removed_at timestamptz,
  removed_by uuid,
  removed_reason text check (char_length(removed_reason) between 1 and 1000),
  check ((removed_at is null) = (removed_by is null))
);
-- Below a thing, and below a comment, the oldest first.
create index comments_thing on comments (resource_id, comment_id) where parent_id is null and removed_at is null;
create index comments_replies on comments (parent_id, comment_id) where removed_at is null;
-- Of one thing, with all replies: how many.
create index comments_all on comments (resource_id) where removed_at is null;
-- What somebody said, and what was said about what is theirs: when they go, and in archives.
create index comments_author on comments (author_id, comment_id);
create index comments_owner on comments (owner_id, comment_id);
-- What cannot be restored any more.
create index comments_removed on comments (removed_at) where removed_at is not null;
