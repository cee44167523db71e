-- owner: trust
-- The signed monthly statements of how companies answer (decision 144): made once, never changed.
create table trust_answers (
  business_id uuid not null,
  month text not null check (month ~ '^\d{4}-(0[1-9]|1[0-2])$'),
  -- What the list of a company shows of each: inquiries that count, and those answered in time.
  counted integer not null check (counted >= 5),
  in_time integer not null check (in_time between 0 and counted),
  -- The canonical JSON that was signed, with its signature.
  signed text not null,
  -- The list of a company, newest first, and one of it.
  primary key (business_id, month)
);

-- How far the statements of a month are made: portions by the ids of companies, so that nobody makes one twice.
create table trust_answer_months (
  month text primary key check (month ~ '^\d{4}-(0[1-9]|1[0-2])$'),
  -- The last company looked at.
  after uuid not null default '00000000-0000-0000-0000-000000000000',
  done boolean not null default false
);
