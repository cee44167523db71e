-- owner: exports
-- People take along what they have here as companies do: an export is of a company or of a person.
alter table business_exports rename to exports;
alter table exports rename column business_id to subject_id;
alter table exports add column subject_type text not null default 'business'
  check (subject_type in ('business', 'user'));
alter index business_exports_under_way rename to exports_under_way;
alter index business_exports_of_business rename to exports_of_subject;
alter index business_exports_due rename to exports_due;
alter index business_exports_expiring rename to exports_expiring;
alter index business_exports_unswept rename to exports_unswept;
alter index business_exports_asked rename to exports_asked;

-- For processes of before that still run: they know companies alone. Nothing of now reads it.
create view business_exports as
  select job_id, subject_id as business_id, asked_by, language, status, progress, asked_at, attempts, due_at, attempt_id, file_key,
    file_name, bytes, expires_at, swept_at
  from exports where subject_type = 'business';
