-- owner: accounts
-- Whether a session began in a browser that the account did not know: told to operators when such a session opens the console.
alter table accounts.sessions add column on_new_device boolean not null default false;
