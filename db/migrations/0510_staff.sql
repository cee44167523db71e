-- owner: staff
-- People of the platform (D11, D57): what each may do, which of their sessions are unlocked, and what they have in hand.
create table staff_roles (
  user_id uuid not null,
  role text not null check (role in ('support', 'verifier', 'moderator', 'edition-manager', 'admin')),
  -- Which edition an edition manager looks after; empty for all other roles.
  edition text not null default '' check ((role = 'edition-manager') = (edition ~ '^[a-z]{2}$')),
  granted_at timestamptz not null default now(),
  -- Also who has a role, in the console.
  primary key (user_id, role, edition)
);
insert into staff_roles (user_id, role) select user_id, 'admin' from accounts.accounts where role = 'operator';

-- A session that proved its person anew: by password and code. It is fresh for as long as it is used.
create table staff_unlocks (
  session_id uuid primary key,
  user_id uuid not null,
  unlocked_at timestamptz not null default now(),
  used_at timestamptz not null default now()
);
-- Forgotten when the account goes.
create index staff_unlocks_user on staff_unlocks (user_id);

-- Four eyes: what one of staff proposes, another does.
create table staff_proposals (
  id uuid primary key,
  act text not null,
  subject_type text not null,
  subject_id text not null,
  business_id uuid,
  input jsonb not null default '{}',
  reason text not null check (char_length(reason) between 1 and 1000),
  proposed_by uuid not null,
  proposed_at timestamptz not null default now(),
  state text not null default 'open' check (state in ('open', 'done', 'declined')),
  decided_by uuid,
  decided_at timestamptz,
  check ((state = 'open') = (decided_at is null)),
  check (state = 'open' or decided_by is not null),
  -- Never the same person; who declines may take back what they proposed.
  check (state <> 'done' or decided_by <> proposed_by)
);
-- The console's list of what waits for a second person, oldest first.
create index staff_proposals_open on staff_proposals (proposed_at, id) where state = 'open';
-- One proposal of a kind about a thing at a time.
create unique index staff_proposals_once on staff_proposals (act, subject_type, subject_id) where state = 'open';

-- Who of staff works on what waits in a queue.
create table staff_assignments (
  queue text not null,
  case_id text not null,
  user_id uuid not null,
  assigned_at timestamptz not null default now(),
  primary key (queue, case_id)
);
-- What somebody has in hand, and forgotten when the account goes.
create index staff_assignments_user on staff_assignments (user_id, queue);

-- What staff note for each other about it.
create table staff_notes (
  id uuid primary key,
  queue text not null,
  case_id text not null,
  user_id uuid not null,
  text text not null check (char_length(text) between 1 and 2000),
  at timestamptz not null default now()
);
-- The notes beside a case.
create index staff_notes_case on staff_notes (queue, case_id, id);
