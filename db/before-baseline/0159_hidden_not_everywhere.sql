-- owner: businesses
-- All 25 editions at once cannot be hidden from: that is what removal is for.
alter table businesses add constraint businesses_shown_somewhere check (hidden_editions <> 33554431) not valid;
alter table businesses validate constraint businesses_shown_somewhere;
