-- owner: newsfeed
-- The news feed (docs/decisions/0091): a row for each post and reader of an author with few followers; what authors with
-- many followers write is found when somebody reads. Post ids are made in the order of time.
create table newsfeed_entries (
  -- A person, or a company as which somebody follows.
  reader_id uuid not null,
  post_id uuid not null,
  author_id uuid not null,
  primary key (reader_id, post_id)
);
-- A post that is deleted, and what is too old to be looked for in a feed.
create index newsfeed_entries_post on newsfeed_entries (post_id);

-- Authors with more followers than rows are written for.
create table newsfeed_wide_authors (
  author_id uuid primary key
);

-- Whom a reader does not want to read, for a while or for good, and single posts.
create table newsfeed_mutes (
  reader_id uuid not null,
  resource_type text not null check (resource_type in ('user', 'business', 'post')),
  resource_id uuid not null,
  muted_at timestamptz not null,
  -- Null for good.
  until timestamptz,
  primary key (reader_id, resource_id)
);
create index newsfeed_mutes_newest on newsfeed_mutes (reader_id, muted_at desc);
