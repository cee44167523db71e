-- owner: profiles
-- What people write of themselves is as long as the contract says, at most (section 5 and contract/limits.ts).
alter table profiles
  add constraint profiles_company_name_length check (char_length(company_name) <= 120),
  add constraint profiles_city_length check (char_length(city) <= 120),
  add constraint profiles_profession_length check (char_length(profession) <= 120),
  add constraint profiles_first_name_there check (char_length(first_name) >= 1),
  add constraint profiles_last_name_there check (char_length(last_name) >= 1);
