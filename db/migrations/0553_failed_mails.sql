-- owner: mail
-- The console: mails that were tried in vain, newest first.
create index mails_failed on mails (queued_at) where sent_at is null and attempts > 0;
