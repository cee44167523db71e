-- owner: files
-- The document of a certificate is as private as what verifiers are given.
alter table files
  drop constraint files_owner_type_check,
  add constraint files_owner_type_check
    check (owner_type in ('user', 'business', 'product', 'inquiry', 'group', 'verification', 'certificate')),
  drop constraint files_attachment_place,
  add constraint files_attachment_place check (
    owner_id is null or (purpose = 'attachment') = (owner_type in ('inquiry', 'verification', 'certificate')));
