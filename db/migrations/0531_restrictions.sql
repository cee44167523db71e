-- owner: restrictions
-- What a person or company may not do until a moment: by whom they are asked before each first contact, post and comment.
create table restrictions (
  -- The decision that says so.
  decision_id uuid not null,
  party_id uuid not null,
  kind text not null check (kind in ('contacts', 'posts')),
  until timestamptz not null,
  -- Who is limited writes nothing; asked by party in the statement before each.
  primary key (party_id, kind, decision_id)
);
-- Lifted with the decision.
create index restrictions_decision on restrictions (decision_id);
-- No screen: the job that forgets what is over.
create index restrictions_over on restrictions (until);
