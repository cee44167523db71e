-- owner: notifications
-- What is told of one thing within 24 hours is one notification, whoever did it and whether it was read meanwhile
-- (docs/decisions/0092). An open bundle takes more until a day after it began.
alter table notifications
  add column bundle text check (bundle in ('open', 'closed')),
  add column begun_at timestamptz,
  add check ((bundle is null) = (begun_at is null));

-- Who did what a bundle tells of, each once.
create table notification_actors (
  notice_id uuid not null references notifications (id) on delete cascade,
  actor_type text not null check (actor_type in ('user', 'business')),
  actor_id uuid not null,
  times integer not null default 1 check (times > 0),
  at timestamptz not null,
  primary key (notice_id, actor_id)
);
-- What is forgotten with whoever did it.
create index notification_actors_actor on notification_actors (actor_id);

-- Of what was told before, the last one who did it is known.
update notifications set bundle = case when read_at is null then 'open' else 'closed' end, begun_at = at
where kind like 'social.%';
insert into notification_actors (notice_id, actor_type, actor_id, times, at)
select id, actor_type, actor_id, case when kind in ('social.liked', 'social.followed') then 1 else count end, at
from notifications where bundle is not null;

-- Bundles are counted up as long as they are open, everything else while it is unread.
drop index notifications_unread;
create unique index notifications_unread on notifications (user_id, kind, resource_id, mailbox_id)
  where read_at is null and bundle is null;
create unique index notifications_open on notifications (resource_id, kind, user_id, mailbox_id) where bundle = 'open';
-- The number in the bell.
create index notifications_new on notifications (user_id) where read_at is null;
