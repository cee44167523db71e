-- owner: members
-- The member whom others turn to first (D12): one of a company at most, with no more rights, and gone with the membership.
alter table business_members add column referee boolean not null default false;
create unique index business_members_referee on business_members (business_id) where referee;
