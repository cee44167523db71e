-- owner: profiles
-- What people tell of themselves and what of it they show. The account service alone keeps secrets; of the mail address
-- that it has proven a copy stands here too (unlike 0010 said): mails and one's own profile need it, nobody else sees it.
alter table profiles
  add column email text check (char_length(email) between 3 and 320),
  -- { "countryCode": "+81", "phoneNumber": … }
  add column mobile_phone jsonb check (jsonb_typeof(mobile_phone) = 'object'),
  add column birth_date date check (birth_date between '1900-01-01' and '2099-12-31'),
  add column show_birth_date boolean not null default false,
  add column show_profession boolean not null default true,
  add column gender text check (gender ~ '^[a-z-]{1,40}$'),
  -- Likes of what the person wrote.
  add column like_count integer not null default 0 check (like_count >= 0);

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
