-- owner: notifications
-- What people are told: one row a person, kind, thing and mailbox while it is unread, counted up.
create table notifications (
  id uuid primary key,
  user_id uuid not null,
  kind text not null,
  resource_id uuid not null,
  -- The person's own id, or the company through which they are told: gone with their membership.
  mailbox_id uuid not null,
  actor_type text not null check (actor_type in ('user', 'business')),
  actor_id uuid not null,
  title text not null,
  count integer not null default 1 check (count > 0),
  -- How far the thing had come, such as the number of a message: who has seen so far has read it.
  step integer not null default 0,
  at timestamptz not null,
  read_at timestamptz,
  -- When a mail tells of it, unless it is read before; null when none does (any more).
  mail_due_at timestamptz,
  -- What happens in a team: which company it was, where the mailbox does not say so, and what somebody is there.
  business_id uuid,
  role text check (role in ('owner', 'admin', 'member')),
  check (read_at is null or mail_due_at is null)
);
-- One while it is unread; the number in the bell.
create unique index notifications_unread on notifications (user_id, kind, resource_id, mailbox_id)
  where read_at is null;
-- The page of notifications.
create index notifications_list on notifications (user_id, at desc, id desc);
-- The job that mails, and the one that forgets.
create index notifications_due on notifications (mail_due_at) where mail_due_at is not null;
create index notifications_at on notifications (at);
-- What is forgotten with whoever did it.
create index notifications_actor on notifications (actor_id);
-- What was told of a company, when it is settled.
create index notifications_business on notifications (business_id, kind) where read_at is null and business_id is not null;

-- When somebody was last mailed of a kind in a mailbox: what comes soon after waits and goes together.
create table notification_mailings (
  user_id uuid not null,
  kind text not null,
  mailbox_id uuid not null,
  at timestamptz not null,
  primary key (user_id, kind, mailbox_id)
);

-- How people want to be told, where they have said so.
create table notification_choices (
  user_id uuid not null,
  kind text not null,
  mail boolean not null,
  primary key (user_id, kind)
);
create table notification_settings (
  user_id uuid primary key,
  words_in_mails boolean not null
);
