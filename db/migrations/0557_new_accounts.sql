-- owner: accounts
-- The console: how many accounts were opened in an edition lately.
create index accounts_opened on accounts.accounts (edition, created_at) where proven_at is not null;
