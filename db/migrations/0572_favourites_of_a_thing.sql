-- owner: favourites
-- Who has saved a company that is merged into another.
create index favourites_business on favourites (resource_id) where resource_type = 'business';
