-- owner: files
-- Files that companies give to verifiers are as private as those of conversations.
alter table files
  drop constraint files_owner_type_check,
  add constraint files_owner_type_check
    check (owner_type in ('user', 'business', 'product', 'inquiry', 'group', 'verification')),
  drop constraint files_attachment_place,
  add constraint files_attachment_place check (
    owner_id is null or (purpose = 'attachment') = (owner_type in ('inquiry', 'verification')));
