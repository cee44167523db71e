-- owner: businesses
-- By what two companies are known to be the same, or to look alike. The program computes all but the number as it is
-- written; rows from before have no skeleton yet and get theirs by a job.
alter table businesses
  add column register_number text check (char_length(register_number) <= 40),
  -- Capitals and digits of the number.
  add column register_key text check (char_length(register_key) <= 40),
  -- The host of the website without www, none for hosts that many share.
  add column website_host text check (char_length(website_host) <= 300),
  -- What the name looks like (UTS 39), without its legal form.
  add column name_skeleton text check (char_length(name_skeleton) <= 200);

-- A new name: whether it looks like that of a verified company, or of one in the same country.
create index businesses_skeleton on businesses (name_skeleton, country_code) where removed_at is null;
-- A new company: others of the same website, or with the same register number.
create index businesses_website on businesses (website_host) where website_host is not null and removed_at is null;
create index businesses_register on businesses (register_key, country_code)
  where register_key is not null and removed_at is null;
-- The job: companies without a skeleton.
create index businesses_without_skeleton on businesses (id) where name_skeleton is null;
