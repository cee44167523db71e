-- owner: mail
-- Mails to be sent, written in the transaction of what they tell. Once sent or given up a row keeps only which mail it
-- was and when: its data carries links that open accounts.
create table mails (
  mail_id uuid primary key,
  -- Says which mail this is; who asks for it twice gets one.
  dedupe_key text not null unique check (length(dedupe_key) between 1 and 200),
  template text not null,
  language text not null,
  edition text not null,
  user_id uuid,
  recipient text,
  data jsonb,
  queued_at timestamptz not null default now(),
  -- When it is tried next; a process that sends it moves this on first, so that no other does.
  due_at timestamptz not null default now(),
  attempts integer not null default 0,
  sent_at timestamptz,
  given_up_at timestamptz,
  constraint mails_waiting_or_empty check (
    case when sent_at is null and given_up_at is null
      then recipient is not null and data is not null
      else recipient is null and data is null
    end
  )
);

-- What the sending job takes next.
create index mails_due on mails (due_at) where sent_at is null and given_up_at is null;
-- What the forgetting job deletes.
create index mails_queued on mails (queued_at);
