-- owner: files
-- Files that go with messages: larger, under the name that they were given, read by the two parties of a conversation alone
-- (docs/decisions/0062). Their bytes lie below attachments/<file_id>/. PDFs of companies and people grow with them.
alter table files
  drop constraint files_purpose_check,
  add constraint files_purpose_check
    check (purpose in ('profilePhoto', 'coverPhoto', 'userFile', 'businessFile', 'attachment')),
  drop constraint files_declared_bytes_check,
  add constraint files_declared_bytes_check check (
    declared_bytes between 1 and case
      when purpose = 'attachment' then 20971520
      when content_type = 'application/pdf' then 5242880
      else 512000
    end),
  drop constraint files_owner_type_check,
  add constraint files_owner_type_check check (owner_type in ('user', 'business', 'product', 'inquiry')),
  -- What it is saved as.
  add column file_name text check (char_length(file_name) between 1 and 120),
  -- Of a document whose first page could be drawn.
  add column pages integer check (pages >= 1),
  -- When its check was begun: one that a killed process left is begun again.
  add column checking_at timestamptz,
  add constraint files_attachment_named check ((file_name is not null) = (purpose = 'attachment')),
  add constraint files_attachment_place check (
    owner_id is null or (purpose = 'attachment') = (owner_type = 'inquiry'));

-- What a person asked to send with messages on a day, in bytes.
alter table file_quotas add column bytes bigint not null default 0;
