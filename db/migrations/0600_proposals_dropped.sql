-- owner: staff
-- A proposal of which nothing can come any more is ended by what was decided instead, which a command may have done.
alter table staff_proposals
  drop constraint staff_proposals_check1,
  add constraint staff_proposals_decider check (state <> 'done' or decided_by is not null);
