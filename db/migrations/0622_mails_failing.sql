-- owner: mail
-- The home of the console: mails that are tried in vain, without those that were given up.
create index mails_failing on mails (queued_at) where sent_at is null and attempts > 0 and given_up_at is null;
