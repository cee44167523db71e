-- owner: statistics
-- The mails of a month that is over: a row for each company of which anything was counted in it, written in the transaction that closes
-- the month, and gone in the one that tells of it.
create table statistics_mails (
  business_id uuid not null,
  month date not null,
  -- A morning of the company's clock; -infinity until it was set.
  due_at timestamptz not null default '-infinity',
  primary key (business_id, month)
);
-- What is due next.
create index statistics_mails_due on statistics_mails (due_at);
