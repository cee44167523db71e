-- owner: files
-- A group shows a picture.
alter table files
  drop constraint files_owner_type_check,
  add constraint files_owner_type_check check (owner_type in ('user', 'business', 'product', 'inquiry', 'group'));
