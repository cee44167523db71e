-- owner: files
-- in steps
-- The documents of products are uploads as those of messages are, and no public files: who may read one is asked each time.
alter table files drop constraint if exists files_attachment_place;
alter table files add constraint files_attachment_place check (
  owner_id is null or (purpose = 'attachment') = (owner_type in ('inquiry', 'verification', 'certificate', 'product'))) not valid;
alter table files validate constraint files_attachment_place;
