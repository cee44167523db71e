-- owner: profiles
-- What a person was called before, and until when: told only in conversations that they began or wrote in under that name.
create table past_names (
  user_id uuid not null,
  until timestamptz not null,
  first_name text not null,
  last_name text not null,
  primary key (user_id, until)
);
