-- owner: groups
-- Groups of people (docs/decisions/0090): what they say of themselves, who is in them, and who asks, was invited or is kept out.
create table groups (
  group_id uuid primary key,
  name text not null check (char_length(name) between 2 and 80),
  purpose text not null check (char_length(purpose) between 1 and 512),
  rules text not null check (char_length(rules) <= 2000),
  -- Goes up when the rules change: members agreed to one of them.
  rules_revision integer not null default 1 check (rules_revision >= 1),
  kind text not null check (kind in ('open', 'private')),
  industry_id text,
  -- What its name and purpose are found by: beginnings of words, pairs of Chinese and Japanese letters.
  terms text[] not null default '{}',
  -- A checked upload, or the address of a picture of ours.
  picture_file uuid,
  picture_url text,
  -- How many are in it, written with them.
  members integer not null default 0 check (members >= 0),
  created_by uuid not null,
  created_at timestamptz not null,
  revision integer not null default 1 check (revision >= 1),
  removed_at timestamptz,
  -- Null for one that nobody was left in.
  removed_by uuid,
  removed_as text check (removed_as in ('owner', 'operator', 'empty')),
  removed_reason text check (char_length(removed_reason) between 1 and 1000),
  check (picture_file is null or picture_url is null),
  check ((removed_at is null) = (removed_as is null)),
  check ((removed_reason is not null) = (removed_as is not distinct from 'operator'))
);
-- The list, the largest first.
create index groups_largest on groups (members desc, group_id desc) where removed_at is null;
create index groups_of_industry on groups (industry_id, members desc, group_id desc) where removed_at is null;
create index groups_terms on groups using gin (terms) where removed_at is null;
-- What can be opened no more.
create index groups_removed on groups (removed_at) where removed_at is not null;

create table group_members (
  group_id uuid not null references groups (group_id) on delete cascade,
  user_id uuid not null,
  role text not null check (role in ('owner', 'moderator', 'member')),
  joined_at timestamptz not null,
  -- The rules that they agreed to.
  rules_revision integer not null,
  primary key (group_id, user_id)
);
-- A list of them, owners first: as it happens the roles are in that order backwards.
create index group_members_listed on group_members (group_id, role desc, user_id desc);
-- The groups of somebody.
create index group_members_user on group_members (user_id, joined_at desc);

create table group_candidates (
  group_id uuid not null references groups (group_id) on delete cascade,
  user_id uuid not null,
  kind text not null check (kind in ('asked', 'invited', 'keptOut')),
  -- Who invited or keeps out; of who asks themself.
  by_id uuid not null,
  note text not null default '' check (char_length(note) <= 300),
  rules_revision integer,
  at timestamptz not null,
  -- Declined: of who asked unseen by them, of who was invited unseen by the group.
  declined_at timestamptz,
  -- A declined request that whoever asked has taken back.
  withdrawn boolean not null default false,
  primary key (group_id, user_id),
  check (not withdrawn or declined_at is not null)
);
-- Who waits, the oldest first.
create index group_candidates_listed on group_candidates (group_id, kind, at, user_id) where declined_at is null;
-- Of somebody: where they were invited, and have asked.
create index group_candidates_user on group_candidates (user_id, at desc);
-- What ran out.
create index group_candidates_old on group_candidates (at) where kind <> 'keptOut';
