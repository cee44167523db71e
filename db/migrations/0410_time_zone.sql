-- owner: businesses
-- By which clock the days of a company are counted, such as the end of its membership: a zone of the IANA list. Null is that of
-- its country and state.
alter table businesses add column time_zone text check (length(time_zone) between 1 and 64);
