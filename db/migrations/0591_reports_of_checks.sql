-- owner: verification
-- The daily job that deletes reports looks for the check that each came to.
create index verification_checks_report on verification_checks (report_id) where report_id is not null;
-- The same looks for the appeal against a decision, also one that was taken back.
create index verification_cases_appeals on verification_cases (appeal_of) where appeal_of is not null;
