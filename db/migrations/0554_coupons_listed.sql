-- owner: billing
-- The console: coupons, the newest first.
create index billing_coupons_newest on billing_coupons (made_at desc, code);
