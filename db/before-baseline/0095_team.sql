-- owner: team
-- Who was asked into a company by mail: bound to the address, for 14 days, answered once (D9).
create table business_invitations (
  invitation_id uuid primary key,
  business_id uuid not null,
  email text not null check (email = lower(email) and char_length(email) between 3 and 254),
  -- Who was chosen by name: whoever invited sees the person, never the address.
  chosen_user_id uuid,
  role text not null check (role in ('owner', 'admin', 'member')),
  invited_by uuid not null,
  invited_at timestamptz not null default now(),
  expires_at timestamptz not null,
  answer text check (answer in ('accepted', 'declined', 'withdrawn')),
  answered_at timestamptz,
  check ((answer is null) = (answered_at is null))
);

-- One open invitation an address, and one a person chosen by name: that the two are the same nobody may find out.
create unique index business_invitations_address on business_invitations (business_id, email)
  where answer is null and chosen_user_id is null;
create unique index business_invitations_person on business_invitations (business_id, chosen_user_id)
  where answer is null and chosen_user_id is not null;
-- "Invitations to me" on My business.
create index business_invitations_mine on business_invitations (email, invited_at desc) where answer is null;

-- Who asks to be admitted; the row goes with the answer.
create table join_requests (
  business_id uuid not null,
  user_id uuid not null,
  message text not null default '' check (char_length(message) <= 512),
  asked_at timestamptz not null default now(),
  primary key (business_id, user_id)
);
-- A person who leaves for good.
create index join_requests_user on join_requests (user_id);
