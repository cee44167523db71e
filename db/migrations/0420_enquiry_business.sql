-- owner: help
-- The company for which its own people ask, such as for support time of its plan; what `npm run enquiries` shows.
alter table help_enquiries add column business_id uuid;
