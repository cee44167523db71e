-- owner: imports
-- The picture in whose place one came that an import brought under the same name: { "url", "fileID", "name" }. It is kept, unseen,
-- as long as the import may be undone.
alter table import_files add column replaced jsonb;
