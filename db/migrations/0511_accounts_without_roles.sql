-- owner: accounts
-- What staff may do stands in a domain of its own.
alter table accounts.accounts drop column role;
