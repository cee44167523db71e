-- owner: members
-- Who belongs to which business as what: the answer to every question of rights.
create table business_members (
  business_id uuid not null,
  user_id uuid not null,
  role text not null check (role in ('owner', 'admin', 'member')),
  created_at timestamptz not null,
  -- When the business was removed: its people act for it no longer, and are kept for the day it is restored.
  closed_at timestamptz,
  primary key (business_id, user_id)
);

-- "My businesses" and a person's public profile, oldest membership first.
create index business_members_user on business_members (user_id, created_at, business_id);
