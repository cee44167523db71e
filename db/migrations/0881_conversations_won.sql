-- owner: inquiries
-- in steps
-- When a company marked a conversation as won: known to its own people alone.
alter table inquiries add column if not exists won_at timestamptz;
-- The figures of a company.
create index concurrently if not exists inquiries_won on inquiries (to_id, won_at) where won_at is not null;
