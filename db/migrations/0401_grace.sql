-- owner: subscriptions
-- A company that renews keeps its plan while its renewal is unpaid, until then (D15).
alter table subscriptions add column grace_until timestamptz check (grace_until > period_start);
-- No screen: the daily job that corrects plans in search results looks for grace that ended since its last run.
create index subscriptions_grace on subscriptions (grace_until) where status = 'active' and grace_until is not null;
