-- owner: notifications
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
