-- owner: trust
-- The public figures of the month that runs, as the daily job counted them; null for a month that is over and changes no more.
alter table trust_months add column counted_until date;
