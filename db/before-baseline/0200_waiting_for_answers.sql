-- owner: inquiries
-- What waits for an answer is what the other side wrote last in, not only what was never answered: "To answer" in a
-- company's mailbox and the number beside it. The index of before served the first answers alone.
create index inquiries_owed on inquiries (to_id, id) where last_from = 'S' and closed_at is null;
drop index inquiries_to_answer;
