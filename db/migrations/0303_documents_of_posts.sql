-- owner: files
-- A document of a post may have 10 MB; those of companies stay at 5.
alter table files
  drop constraint files_declared_bytes_check,
  add constraint files_declared_bytes_check check (
    declared_bytes between 1 and case
      when purpose = 'attachment' then 20971520
      when content_type = 'application/pdf' then case when purpose = 'userFile' then 10485760 else 5242880 end
      else 512000
    end);
