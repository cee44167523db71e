-- owner: accounts
-- What operators decided about accounts stands in the audit log, chained like all that staff does.
insert into audit_entries (id, at, actor, act, subject_type, subject_id, details)
select id, at, operator, 'account.' || action, 'user', user_id::text, jsonb_build_object('before', before, 'after', after)
from accounts.audit order by at, id;
drop table accounts.audit;
