-- owner: moderation
-- What somebody has reported, for the archive of what they have here.
create index reports_of_person on reports (user_id, id);
