-- owner: subscriptions
-- Paid plans of businesses, one row a paid period. No current row means standard.
create table subscriptions (
  id uuid primary key,
  business_id uuid not null,
  tier text not null check (tier in ('gold', 'premium', 'platinum')),
  status text not null check (status in ('active', 'past_due', 'cancelled')),
  period_start timestamptz not null,
  period_end timestamptz not null,
  created_at timestamptz not null,
  check (period_end > period_start)
);

-- The plan shown on every card and page: current periods of up to 50 businesses at once.
create index subscriptions_current on subscriptions (business_id, period_end desc) where status = 'active';
-- No screen: the daily job that corrects plans in search results looks for paid periods that began or ended since its last run.
create index subscriptions_begin on subscriptions (period_start) where status = 'active';
create index subscriptions_end on subscriptions (period_end) where status = 'active';
