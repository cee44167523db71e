-- owner: accounts
-- Accounts that were deleted are kept for some days, in which their people may have them back (docs/decisions/0085): found by the
-- address at a log-in, and by their time for the clean-up.
create index accounts_removed_email on accounts.accounts (email, removed_at) where removed_at is not null;
create index accounts_removed on accounts.accounts (removed_at) where removed_at is not null;
