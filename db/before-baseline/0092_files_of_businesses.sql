-- owner: files
-- A business that was given up lets go of what was uploaded for it.
create index files_business on files (business_id) where business_id is not null;
