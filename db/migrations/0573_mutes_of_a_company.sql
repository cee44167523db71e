-- owner: newsfeed
-- Who keeps out of their feed a company that is merged into another.
create index newsfeed_mutes_business on newsfeed_mutes (resource_id) where resource_type = 'business';
