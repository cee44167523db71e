-- owner: statistics
-- Where somebody saw what was paid for (boost_id): the edition; empty for all else.
alter table statistics_events add column edition text not null default '';
