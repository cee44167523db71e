-- owner: trust
-- The public figures of months that are over, which change no more; the page computes those of the months since.
create table trust_months (
  month text primary key check (month ~ '^\d{4}-\d{2}$'),
  figures jsonb not null
);
