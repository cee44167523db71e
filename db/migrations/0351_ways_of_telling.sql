-- owner: notifications
-- How people are told of what: under the bell alone, there and by mail at once or in a digest, or not at all
-- (docs/decisions/0092). Who wanted no mails has the bell; a copy of what one sends is only a mail.
alter table notification_choices add column way text check (way in ('page', 'mail', 'daily', 'weekly', 'never'));
update notification_choices
set way = case when mail then 'mail' when kind = 'inquiry.sent' then 'never' else 'page' end;
alter table notification_choices alter column way set not null, drop column mail;

alter table notification_settings
  alter column words_in_mails set default true,
  -- Null for the clock of the edition.
  add column time_zone text;

-- Which digest tells of it, unless it is read before; null when none does (any more).
alter table notifications add column digest text check (digest in ('daily', 'weekly'));
create index notifications_digest on notifications (user_id, digest) where digest is not null;

-- For whom something waits for a digest, and when that is due: at once for who has no time yet, which is set then.
create table notification_digests (
  user_id uuid not null,
  digest text not null check (digest in ('daily', 'weekly')),
  due_at timestamptz not null default '-infinity',
  primary key (user_id, digest)
);
create index notification_digests_due on notification_digests (due_at);

-- The last thing that somebody said, where that is what they did: who takes it back is not told of any more.
alter table notification_actors add column said_id uuid;
