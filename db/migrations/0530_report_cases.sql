-- owner: moderation
-- Reports of one thing are one case of the console's queue; each keeps the thing as it was when it was reported.
create table report_cases (
  case_id uuid primary key,
  resource_type text not null
    check (resource_type in ('business', 'product', 'user', 'inquiry', 'post', 'comment', 'group')),
  resource_id uuid not null,
  -- Whose it is: who is told, and on whom limits fall. Null for what is nobody's by now.
  party_type text check (party_type in ('user', 'business')),
  party_id uuid,
  opened_at timestamptz not null default now(),
  due_at timestamptz not null,
  closed_at timestamptz,
  check ((party_type is null) = (party_id is null))
);
-- One open case a thing.
create unique index report_cases_open on report_cases (resource_id, resource_type) where closed_at is null;
-- How often somebody was reported, beside a case.
create index report_cases_party on report_cases (party_id) where party_id is not null;
-- The queue of reports in the console, the oldest due first.
create index report_cases_due on report_cases (due_at, case_id) where closed_at is null;
-- Those that are done with, the newest first.
create index report_cases_closed on report_cases (closed_at desc, case_id desc) where closed_at is not null;

alter table reports
  add column case_id uuid references report_cases (case_id),
  add column snapshot jsonb;
insert into report_cases (case_id, resource_type, resource_id, opened_at, due_at)
  select gen_random_uuid(), resource_type, resource_id, min(created_at), min(created_at) + interval '24 hours'
  from reports where closed_at is null group by resource_type, resource_id;
update reports set case_id = report_cases.case_id from report_cases
  where reports.closed_at is null and reports.resource_type = report_cases.resource_type
    and reports.resource_id = report_cases.resource_id;
-- The reports of a case.
create index reports_case on reports (case_id, id) where case_id is not null;

-- What was decided about a case.
create table moderation_decisions (
  decision_id uuid primary key,
  case_id uuid not null references report_cases (case_id),
  resource_type text not null,
  resource_id uuid not null,
  party_type text,
  party_id uuid,
  verdict text not null check (verdict in ('upheld', 'dismissed')),
  action text not null check (action in ('none', 'hide', 'remove', 'warn', 'limit', 'suspend')),
  -- What the other side may not do: 'contacts', 'posts'.
  limits text[] not null default '{}',
  until timestamptz,
  -- Of a suspension: whether what somebody wrote and shows stays to be seen.
  contents text check (contents in ('stay', 'hide')),
  rule text,
  reason text not null check (char_length(reason) between 1 and 1000),
  -- What the other side is told beside the rule.
  words text not null default '' check (char_length(words) <= 1000),
  -- What undoing it needs to know.
  effects jsonb not null default '{}',
  -- `user:id`, or `os:name` of a command.
  decided_by text not null,
  decided_at timestamptz not null default now(),
  -- When what it did ran out by itself.
  ended_at timestamptz,
  undone_at timestamptz,
  undone_by text,
  undone_as text check (undone_as in ('undo', 'appeal')),
  undone_reason text check (char_length(undone_reason) between 1 and 1000),
  check (verdict = 'upheld' or action = 'none'),
  check (action = 'none' or rule is not null),
  check ((action = 'suspend') = (contents is not null)),
  check ((undone_at is null) = (undone_by is null) and (undone_at is null) = (undone_as is null))
);
-- The decisions about a case, the newest last.
create index moderation_decisions_case on moderation_decisions (case_id, decision_id);
-- Earlier decisions about a thing, beside a case.
create index moderation_decisions_thing on moderation_decisions (resource_id, decision_id);
-- The record of a person or company, beside a case.
create index moderation_decisions_party on moderation_decisions (party_id, decision_id);
-- No screen: the job that ends suspensions.
create index moderation_decisions_ending on moderation_decisions (until)
  where action = 'suspend' and undone_at is null and ended_at is null;

-- The one appeal of the other side against a decision.
create table moderation_appeals (
  appeal_id uuid primary key,
  decision_id uuid not null unique references moderation_decisions (decision_id),
  user_id uuid not null,
  text text not null check (char_length(text) between 1 and 3000),
  made_at timestamptz not null default now(),
  due_at timestamptz not null,
  verdict text check (verdict in ('upheld', 'dismissed')),
  decided_at timestamptz,
  decided_by uuid,
  reason text check (char_length(reason) between 1 and 1000),
  check ((verdict is null) = (decided_at is null) and (verdict is null) = (decided_by is null))
);
-- The queue of appeals in the console.
create index moderation_appeals_due on moderation_appeals (due_at, appeal_id) where decided_at is null;
-- Those that are decided, the newest first.
create index moderation_appeals_decided on moderation_appeals (decided_at desc, appeal_id desc)
  where decided_at is not null;
-- What somebody appealed, for the archive of what they have here.
create index moderation_appeals_person on moderation_appeals (user_id, appeal_id);
