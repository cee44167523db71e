-- owner: profiles
-- What people tell of themselves and what of it they show. The account service alone keeps secrets; of the mail address
-- that it has proven a copy stands here too: mails and one's own profile need it, nobody else sees it. Texts are as long
-- as the contract says, at most (section 5 and contract/limits.ts).
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
  removed_at timestamptz,
  email text check (char_length(email) between 3 and 320),
  -- { "countryCode": "+81", "phoneNumber": … }
  mobile_phone jsonb check (jsonb_typeof(mobile_phone) = 'object'),
  birth_date date check (birth_date between '1900-01-01' and '2099-12-31'),
  show_birth_date boolean not null default false,
  show_profession boolean not null default true,
  gender text check (gender ~ '^[a-z-]{1,40}$'),
  -- Likes of what the person wrote.
  like_count integer not null default 0 check (like_count >= 0),
  constraint profiles_company_name_length check (char_length(company_name) <= 120),
  constraint profiles_city_length check (char_length(city) <= 120),
  constraint profiles_profession_length check (char_length(profession) <= 120),
  constraint profiles_first_name_there check (char_length(first_name) >= 1),
  constraint profiles_last_name_there check (char_length(last_name) >= 1)
);

-- Choosing a username: taken is taken, whatever the case of its letters.
create unique index profiles_username on profiles (lower(username));

-- People as everybody may see them: what is private has no column, what is hidden is null. Whatever is read for others
-- (pages, cards, search documents) is read from here. A hidden profession hides the job position too: the two say the
-- same in different words. Those who were removed stay in, so that the search learns that they went.
create view public_profiles as
select
  user_id,
  username,
  first_name,
  last_name,
  company_name,
  city,
  country_code,
  state_id,
  case when show_profession then profession end as profession,
  case when show_profession then job_position end as job_position,
  business_type,
  industry_id,
  preferred_language,
  brief_presentation,
  case when show_birth_date then birth_date end as birth_date,
  profile_photo,
  cover_photo,
  like_count,
  created_at,
  removed_at
from profiles;
