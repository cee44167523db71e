-- owner: help
-- What staff answered to an enquiry, by mail; its sender's own mails are read elsewhere and do not stand here.
create table help_answers (
  answer_id uuid primary key,
  ticket text not null references help_enquiries on delete cascade,
  answered_by uuid not null,
  answered_at timestamptz not null default now(),
  text text not null check (char_length(text) between 1 and 4000)
);
-- The thread of an enquiry, and when it was answered first.
create index help_answers_thread on help_answers (ticket, answer_id);
-- The console's list of what was dealt with, newest first.
create index help_enquiries_closed on help_enquiries (closed_at, ticket) where closed_at is not null;
-- The open ones after a place.
create index help_enquiries_waiting on help_enquiries (received_at, ticket) where closed_at is null;
drop index help_enquiries_open;
