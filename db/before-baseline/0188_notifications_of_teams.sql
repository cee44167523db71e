-- owner: notifications
-- What happens in a team is told too: which company it was, where the mailbox does not say so, and what somebody is there.
alter table notifications
  add column business_id uuid,
  add column role text check (role in ('owner', 'admin', 'member'));
-- What was told of a company, when it is settled.
create index notifications_business on notifications (business_id, kind) where read_at is null and business_id is not null;
