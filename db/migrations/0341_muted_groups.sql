-- owner: newsfeed
-- Groups are kept out of a feed as people and companies are.
alter table newsfeed_mutes
  drop constraint newsfeed_mutes_resource_type_check,
  add constraint newsfeed_mutes_resource_type_check check (resource_type in ('user', 'business', 'group', 'post'));
