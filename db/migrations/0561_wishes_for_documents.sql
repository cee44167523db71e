-- owner: inquiries
-- An inquiry may ask for the document of a certificate, by the name that it had then.
alter table inquiries
  add column certificate_id uuid,
  add column certificate_name text,
  -- The message with which the document was sent.
  add column document_number integer check (document_number >= 1),
  add constraint inquiries_certificate check ((certificate_id is null) = (certificate_name is null)),
  add constraint inquiries_document check (document_number is null or certificate_id is not null);
-- Whoever asks has one open wish for a certificate; pressing again finds it.
create unique index inquiries_wish on inquiries (from_id, certificate_id)
  where certificate_id is not null and document_number is null and closed_at is null;
