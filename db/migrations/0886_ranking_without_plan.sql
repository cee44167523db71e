-- owner: search
-- The plan counts no more in the order of results (D58), and how a company answers does (D27). Versions of the constants are published
-- with the day from which each holds (/ranking): one that held is never changed, and the next stands beside it.
alter table search_ranking
  -- Points of each step between kinds of matches: more than all else together, so that no weaker match passes a stronger one.
  add column kind integer not null default 1000,
  -- Points of a company that answers every inquiry within a day, less in proportion.
  add column answers integer not null default 0,
  add column since date not null default '2026-11-21';

-- locks: the table has a row for each version, two now.
update search_ranking set active = false where active;

insert into search_ranking
  (version, active, since, kind, tier_gold, tier_premium, tier_platinum, verified, answers, likes, likes_max, phrase, fresh)
values (2, true, '2026-11-30', 1000, 0, 0, 0, 150, 100, 40, 400, 300, 20);

-- locks: as above.
alter table search_ranking add constraint kinds_come_first
  check (kind > tier_platinum + verified + answers + likes_max + phrase + fresh);
