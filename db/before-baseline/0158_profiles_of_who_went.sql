-- owner: profiles
-- Who went before removal forgot what they had said of themselves: their rows keep the name alone, as rows of today do.
update profiles
set username = user_id::text, email = null, mobile_phone = null, birth_date = null, show_birth_date = false,
  show_profession = false, gender = null, company_name = null, city = null, country_code = null, state_id = null,
  profession = null, job_position = null, business_type = null, industry_id = null, preferred_language = null,
  brief_presentation = null, profile_photo = null, cover_photo = null
where removed_at is not null;
