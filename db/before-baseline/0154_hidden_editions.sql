-- owner: businesses
-- From which editions a company hides is saved by itself, as each of its sections is.
alter table businesses
  add column editions_revision integer not null default 0;
