-- owner: moderation
-- The public figures of a month: what was reported and what was decided in it.
create index reports_created on reports (created_at);
create index reports_closed on reports (closed_at) where closed_at is not null;
