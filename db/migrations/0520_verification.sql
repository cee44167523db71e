-- owner: verification
-- Checks of companies (D14): each with its level, what was looked at, by whom, when, and until when it holds.
create table verification_checks (
  id uuid primary key,
  business_id uuid not null,
  -- 1 identity, 2 documents, 3 a visit, 4 an audit by others.
  level smallint not null check (level between 1 and 4),
  scope text[] not null check (cardinality(scope) between 1 and 10),
  -- As readers are told: our verifiers, the auditor by name, or 'system' for the program.
  checked_by text not null check (char_length(checked_by) between 1 and 200),
  -- Who of our staff recorded it; nobody when the program looked by itself.
  recorded_by uuid,
  checked_on date not null,
  -- Its last day.
  valid_until date not null check (valid_until >= checked_on),
  -- When it was taken back before its last day, and why.
  ended_at timestamptz,
  ended_reason text check (char_length(ended_reason) between 1 and 1000),
  -- What the visit or audit found: one of verification_documents.
  report_id uuid,
  created_at timestamptz not null default now(),
  check ((ended_at is null) = (ended_reason is null))
);
-- The checks of a company: its timeline, its badge and its trust file.
create index verification_checks_business on verification_checks (business_id, checked_on, id);
-- No screen: the minute's job that takes badges off looks for checks that ended since its last run, and that which
-- renews what the program checks.
create index verification_checks_ends on verification_checks (valid_until, level) where ended_at is null;
-- One check by the program at a time.
create unique index verification_checks_identity on verification_checks (business_id) where level = 1 and ended_at is null;
-- What companies were verified for before checks had a table.
insert into verification_checks (id, business_id, level, scope, checked_by, checked_on, valid_until)
  select gen_random_uuid(), id, 2, verification_scope, verified_by, verified_on, greatest(verified_until, verified_on)
  from businesses where verified;

-- What a company asks a verifier to decide, and whether a refusal was right.
create table verification_cases (
  id uuid primary key,
  business_id uuid not null,
  kind text not null check (kind in ('request', 'appeal')),
  -- The case whose refusal it is about.
  appeal_of uuid references verification_cases (id),
  -- asked: a verifier waits for the company.
  state text not null default 'open' check (state in ('open', 'asked', 'granted', 'refused', 'withdrawn')),
  opened_by uuid not null,
  opened_at timestamptz not null default now(),
  -- Since when whoever must act next can.
  waiting_since timestamptz not null default now(),
  -- Nobody when the company went meanwhile.
  decided_by uuid,
  decided_at timestamptz,
  -- What the company is told of a decision.
  reasons text check (char_length(reasons) between 1 and 4000),
  check_id uuid references verification_checks (id),
  check ((kind = 'appeal') = (appeal_of is not null)),
  check ((decided_at is null) = (state in ('open', 'asked'))),
  check (state <> 'refused' or reasons is not null)
);
-- One open case of a company.
create unique index verification_cases_open on verification_cases (business_id) where state in ('open', 'asked');
-- One appeal against a refusal.
create unique index verification_cases_appeal on verification_cases (appeal_of)
  where appeal_of is not null and state <> 'withdrawn';
-- The queue of verifiers.
create index verification_cases_queue on verification_cases (waiting_since, id) where state in ('open', 'asked');
-- The tab of a company.
create index verification_cases_business on verification_cases (business_id, opened_at, id);

-- What verifier and company write to each other.
create table verification_messages (
  id uuid primary key,
  case_id uuid not null references verification_cases (id),
  side text not null check (side in ('company', 'verifier')),
  written_by uuid not null,
  content text not null check (char_length(content) between 1 and 4000),
  written_at timestamptz not null default now()
);
-- A case.
create index verification_messages_case on verification_messages (case_id, id);

-- Documents of cases, and reports of visits and audits; the bytes go, their hash and kind stay.
create table verification_documents (
  id uuid primary key,
  business_id uuid not null,
  -- None for a report.
  case_id uuid references verification_cases (id),
  file_id uuid not null,
  name text not null check (char_length(name) between 1 and 120),
  content_type text not null,
  bytes integer not null check (bytes > 0),
  sha256 bytea not null check (octet_length(sha256) = 32),
  given_by uuid not null,
  given_at timestamptz not null default now(),
  deleted_at timestamptz
);
-- A case.
create index verification_documents_case on verification_documents (case_id, id) where case_id is not null;
-- The daily job that deletes what was decided long ago.
create index verification_documents_kept on verification_documents (id) where deleted_at is null;
-- What goes with a company that is given up.
create index verification_documents_business on verification_documents (business_id);

-- What a company asks to be looked up in the register of an issuer, and what came of it.
create table verification_certificates (
  id uuid primary key,
  certificate_id uuid not null,
  business_id uuid not null,
  state text not null default 'open' check (state in ('open', 'confirmed', 'not confirmed', 'dropped')),
  asked_by uuid not null,
  asked_at timestamptz not null default now(),
  looked_by uuid,
  looked_at timestamptz,
  -- Where, and what the company is told when it was not found.
  looked_where text check (char_length(looked_where) between 1 and 200),
  note text check (char_length(note) between 1 and 1000),
  check ((looked_at is null) = (state in ('open', 'dropped'))),
  check ((looked_at is null) = (looked_where is null))
);
-- One open question about a certificate.
create unique index verification_certificates_open on verification_certificates (certificate_id) where state = 'open';
-- The queue of verifiers.
create index verification_certificates_queue on verification_certificates (asked_at, id) where state = 'open';
-- The tab of a company.
create index verification_certificates_business on verification_certificates (business_id, id);

-- What was told of the end of a check or certificate, so that it is told once.
create table verification_reminders (
  subject_id uuid not null,
  ends_on date not null,
  days smallint not null check (days in (90, 30, 7)),
  told_at timestamptz not null default now(),
  primary key (subject_id, ends_on, days)
);

-- Until when the minute's job has looked for checks that ended.
create table verification_expiry (
  checked_until date not null
);
insert into verification_expiry values ((now() at time zone 'UTC')::date);
