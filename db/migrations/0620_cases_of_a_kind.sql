-- owner: moderation
-- The queue of reports in the console, of one kind of thing: the oldest due first, and those that are done with.
create index report_cases_due_of_kind on report_cases (resource_type, due_at, case_id) where closed_at is null;
create index report_cases_closed_of_kind on report_cases (resource_type, closed_at desc, case_id desc)
  where closed_at is not null;
