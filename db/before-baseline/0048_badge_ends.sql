-- owner: businesses
-- No screen: the daily job that takes the Verified mark off search results looks for those that ended since its last run.
create index businesses_badge_ends on businesses (verified_until) where verified and removed_at is null;
