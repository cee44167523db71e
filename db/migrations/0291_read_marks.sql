-- owner: inquiries
-- Who keeps to themself how far they have read, and so is not shown how far others have (docs/decisions/0085).
create table inquiry_read_marks_off (
  user_id uuid primary key
);
