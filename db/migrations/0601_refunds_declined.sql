-- owner: billing
-- A refund that was proposed and is not to be made: taken back by who proposed it, or declined by another.
alter table billing_refunds
  drop constraint billing_refunds_status_check,
  add constraint billing_refunds_status check (status in ('proposed', 'approved', 'refunded', 'failed', 'declined')),
  add column declined_by uuid,
  add column declined_at timestamptz,
  add constraint billing_refunds_declined check ((status = 'declined') = (declined_by is not null and declined_at is not null));
drop index billing_refunds_listed;
-- The list of operators.
create index billing_refunds_listed on billing_refunds (proposed_at desc, refund_id desc)
  where status not in ('refunded', 'declined');
