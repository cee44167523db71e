-- owner: team
-- A company that its owner offers to hand over: to one member at a time, who takes it over or declines; a new offer takes
-- the place of the one before, and one that has run out counts no more.
create table ownership_offers (
  business_id uuid primary key,
  offered_by uuid not null,
  offered_to uuid not null,
  offered_at timestamptz not null default now(),
  expires_at timestamptz not null,
  check (offered_by <> offered_to)
);

alter table team_events drop constraint team_events_act_check;
alter table team_events add constraint team_events_act_check check (act in (
  'created', 'invited', 'withdrawn', 'accepted', 'declined', 'asked', 'admitted', 'refused', 'role', 'removed', 'left',
  'offered', 'offer-withdrawn', 'offer-declined', 'transferred', 'deleted', 'restored'
)) not valid;
alter table team_events validate constraint team_events_act_check;
