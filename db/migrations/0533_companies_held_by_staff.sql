-- owner: businesses
-- A company that moderators hide is met by its own people alone: it hides from every edition, and what it chose itself is
-- kept for the day on which it is shown again. One that they removed is not its owners' to restore.
alter table businesses
  add column own_hidden_editions bigint check (own_hidden_editions >= 0),
  add column removed_by_staff boolean not null default false,
  add constraint businesses_removed_by_staff check (not removed_by_staff or removed_at is not null);
