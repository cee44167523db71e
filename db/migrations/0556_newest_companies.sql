-- owner: businesses
-- The console: the newest companies of an edition's country, and how many there are.
create index businesses_newest on businesses (country_code, created_at desc, id) where removed_at is null;
