-- owner: profiles
-- People as others see them. Mail addresses and secrets belong to the account service.
create table profiles (
  user_id uuid primary key,
  username text not null check (char_length(username) between 1 and 80),
  first_name text not null check (char_length(first_name) <= 100),
  last_name text not null check (char_length(last_name) <= 100),
  company_name text,
  city text,
  country_code text check (country_code ~ '^[A-Z]{2}$'),
  state_id text,
  profession text,
  job_position text,
  business_type text,
  industry_id text check (industry_id ~ '^\d{4}$'),
  preferred_language text,
  brief_presentation text check (char_length(brief_presentation) <= 512),
  profile_photo text,
  cover_photo text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  removed_at timestamptz
);

-- Choosing a username: taken is taken, whatever the case of its letters.
create unique index profiles_username on profiles (lower(username));
