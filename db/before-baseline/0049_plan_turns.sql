-- owner: subscriptions
-- No screen: the daily job that corrects plans in search results looks for paid periods that began or ended since its last run.
create index subscriptions_begin on subscriptions (period_start) where status = 'active';
create index subscriptions_end on subscriptions (period_end) where status = 'active';
