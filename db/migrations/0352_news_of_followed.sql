-- owner: notifications
-- Posts of which those who follow their company are still to be told, some at a time (docs/decisions/0092).
create table notification_spreads (
  post_id uuid primary key,
  business_id uuid not null,
  -- Whom it was told last, in the order of their ids; null before the first.
  told_to uuid
);
