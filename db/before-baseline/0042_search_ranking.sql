-- owner: search
-- The constants of the score (quality + bonus), versioned; one version is active. A new version takes effect at once
-- for bonuses, and for quality with the next daily popularity batch.
create table search_ranking (
  version smallint primary key,
  active boolean not null default false,
  tier_gold integer not null check (tier_gold >= 0),
  tier_premium integer not null check (tier_premium >= tier_gold),
  tier_platinum integer not null check (tier_platinum >= tier_premium),
  verified integer not null check (verified >= 0),
  -- Points for each natural logarithm of 1 + likes, and their upper bound.
  likes integer not null check (likes >= 0),
  likes_max integer not null check (likes_max >= 0),
  -- Only among the first 50: the words stand in the name as typed; registered today, less each day for a year.
  phrase integer not null check (phrase >= 0),
  fresh integer not null check (fresh >= 0),
  bonus_strong integer not null,
  bonus_name integer not null,
  bonus_exact integer not null,
  -- Money and popularity never lift a match above a better kind of match.
  constraint bonus_beats_quality check (
    least(bonus_strong, bonus_name - bonus_strong, bonus_exact - bonus_name)
      > tier_platinum + verified + likes_max + phrase + fresh)
);

-- Every search reads the one active version.
create unique index search_ranking_active on search_ranking (active) where active;

insert into search_ranking
  (version, active, tier_gold, tier_premium, tier_platinum, verified, likes, likes_max, phrase, fresh,
   bonus_strong, bonus_name, bonus_exact)
values (1, true, 60, 120, 180, 150, 40, 400, 100, 20, 1000, 2000, 4000);
