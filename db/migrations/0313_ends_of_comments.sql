-- owner: comments
-- What ends is found among what was removed as well: with its thing, and, by the reference of answers, with what it answers.
drop index comments_all;
create index comments_all on comments (resource_id, comment_id);
drop index comments_replies;
create index comments_replies on comments (parent_id, comment_id) where parent_id is not null;
