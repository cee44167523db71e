-- owner: inquiries
-- Who asked stays the sender, and the company the receiver, in a follow-up that the company begins: its first message is the
-- receiver's, and nobody owes an answer.
alter table inquiries
  add column begun_by text not null default 'S' check (begun_by in ('S', 'R')),
  add constraint inquiries_begun_by_receiver check (
    begun_by = 'S' or (previous_id is not null and answered_at is not null and not first_contact)
  );
