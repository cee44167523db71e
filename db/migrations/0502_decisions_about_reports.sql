-- owner: moderation
-- What operators decided about reports and read through them stands in the audit log.
insert into audit_entries (id, at, actor, act, subject_type, subject_id, reason)
select id, at, operator, 'report.' || verdict, 'report', report_id::text, reason from report_audit order by at, id;
insert into audit_entries (id, at, actor, act, subject_type, subject_id, details)
select read.id, read.at, read.operator, 'report.read', 'report', read.report_id::text, jsonb_build_object('inquiry', reports.resource_id)
from report_readings as read join reports on reports.id = read.report_id order by read.at, read.id;
drop table report_audit;
drop table report_readings;
