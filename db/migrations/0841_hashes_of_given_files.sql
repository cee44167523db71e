-- owner: files
-- in steps
-- Pictures that an import brings: as large as cameras make them, since no browser made them smaller before. SHA-256 of what was
-- given: the same one is not kept twice.
alter table files add column if not exists given_sha256 bytea;
alter table files drop constraint if exists files_declared_bytes_check;
alter table files add constraint files_declared_bytes_check check (
  declared_bytes between 1 and case
    when purpose = 'attachment' then 20971520
    when content_type = 'application/pdf' then case when purpose = 'userFile' then 10485760 else 5242880 end
    when given_sha256 is not null then 20971520
    else 512000
  end) not valid;
alter table files validate constraint files_declared_bytes_check;
create index concurrently if not exists files_given on files (business_id, given_sha256) where given_sha256 is not null;
