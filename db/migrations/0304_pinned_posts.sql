-- owner: posts
-- What the moderators of a group keep on top of it.
alter table posts add column pinned_at timestamptz;
create index posts_pinned on posts (timeline_id, pinned_at desc) where pinned_at is not null;
