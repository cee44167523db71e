-- owner: verification
-- The register number that a check was about, as `scheme:number`: what one company has proven another proves by a verifier alone.
alter table verification_checks add column number text check (char_length(number) between 1 and 200);
-- Who holds a number; the locks of the listener that looks at level 1.
create index verification_checks_number on verification_checks (number) where number is not null and ended_at is null;
-- What the program found of a number so far is looked at anew by the hourly job, which notes it.
update verification_checks set valid_until = greatest(checked_on, (now() at time zone 'UTC')::date)
  where level = 1 and ended_at is null and 'number' = any(scope);
