-- owner: team
-- That a company was deleted and brought back stands in its history as well. Rows of before fit the wider rule, so that
-- nothing is read through to check it.
alter table team_events drop constraint team_events_act_check;
alter table team_events add constraint team_events_act_check check (act in (
  'created', 'invited', 'withdrawn', 'accepted', 'declined', 'asked', 'admitted', 'refused', 'role', 'removed',
  'left', 'transferred', 'deleted', 'restored'
)) not valid;
