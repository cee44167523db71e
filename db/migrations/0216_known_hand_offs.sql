-- owner: accounts
-- Whether the account knew the browser that a log-in came from: its owner is told of any other by mail.
alter table accounts.hand_offs add column known boolean not null default false;
