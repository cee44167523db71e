-- owner: files
-- What was removed, or whose person or company is gone, nobody reads by its address: its bytes lie apart (D10, P7.4).
alter table files
  -- The thing that shows it was removed, and may come back.
  add column withheld boolean not null default false,
  -- The person or company that shows it was removed, and may come back.
  add column keeper_gone boolean not null default false,
  -- Where the bytes lie: below withheld/ instead of files/. The job that moves them makes it follow the two above.
  add column lies_apart boolean not null default false;

-- Files that lie where they should not: the job that moves them, each minute and when it is woken.
create index files_misplaced on files (file_id) where lies_apart <> (withheld or keeper_gone);

-- What was removed before.
update files set withheld = true
from posts where posts.removed_at is not null and files.owner_type = posts.author_type and files.owner_id = posts.author_id
  and files.owner_id is not null and starts_with(files.place, 'post:' || posts.post_id || ':');
update files set withheld = true
from posts join groups on groups.group_id = posts.timeline_id
where groups.removed_at is not null and files.owner_type = posts.author_type and files.owner_id = posts.author_id
  and files.owner_id is not null and starts_with(files.place, 'post:' || posts.post_id || ':');
update files set withheld = true
from groups where groups.removed_at is not null and files.owner_type = 'group' and files.owner_id = groups.group_id;
update files set withheld = true
from (
  select business_id, file_id
  from products cross join lateral jsonb_each_text(picture_files) as shown (url, file_id)
  group by business_id, file_id having bool_and(removed_at is not null)
) as gone
where files.owner_type = 'business' and files.owner_id = gone.business_id and files.place = 'product:' || gone.file_id;
update files set keeper_gone = true
from businesses where businesses.removed_at is not null and files.owner_type = 'business' and files.owner_id = businesses.id;
update files set keeper_gone = true
from profiles where profiles.removed_at is not null and files.owner_type = 'user' and files.owner_id = profiles.user_id;
