-- owner: businesses
-- No screen: the daily job that takes certificates off search results looks for those that ended since its last run.
create index certificates_end on certificates (expire_date) where removed_at is null and expire_date is not null;
