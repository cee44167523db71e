-- owner: accounts
-- Who asked for a new password. Whether there is such an account is found out afterwards, so that asking costs the same
-- for every address; the row goes when that is done.
create table accounts.password_requests (
  request_id uuid primary key,
  email text not null,
  language text not null,
  edition text not null,
  created_at timestamptz not null default now()
);
