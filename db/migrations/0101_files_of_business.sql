-- owner: files
-- All that was uploaded for a company: its export.
create index files_business on files (business_id, file_id) where business_id is not null;
