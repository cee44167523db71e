-- owner: connections
-- Who is connected with whom, and who has asked: one row a pair, whoever asked. A refused request stays for as long as it
-- may not be asked again, and whoever asked is told nothing of it.
create table connections (
  id uuid primary key,
  -- The two, in order: one row a pair.
  low_id uuid not null,
  high_id uuid not null,
  from_type text not null check (from_type in ('user', 'business')),
  from_id uuid not null,
  to_type text not null check (to_type in ('user', 'business')),
  to_id uuid not null,
  -- The person who asked, also where they did as a company.
  asked_by uuid not null,
  note text not null default '' check (char_length(note) <= 500),
  status text not null default 'asked' check (status in ('asked', 'accepted', 'declined')),
  asked_at timestamptz not null,
  answered_at timestamptz,
  -- A refused request that whoever asked has taken back: they no longer see it.
  withdrawn boolean not null default false,
  check (low_id < high_id),
  check (low_id = least(from_id, to_id) and high_id = greatest(from_id, to_id)),
  check ((answered_at is null) = (status = 'asked')),
  check (not withdrawn or status = 'declined')
);
-- One a pair; the button on a page, and whether two are connected.
create unique index connections_pair on connections (low_id, high_id);
-- Of somebody who is gone, from the other half of the pairs.
create index connections_high on connections (high_id);
-- The page of connections: those who are connected, newest first, from either side.
create index connections_from on connections (from_id, answered_at desc, id desc) where status = 'accepted';
create index connections_to on connections (to_id, answered_at desc, id desc) where status = 'accepted';
-- Requests in and out.
create index connections_asked on connections (from_id, asked_at desc, id desc) where status <> 'accepted';
create index connections_received on connections (to_id, asked_at desc, id desc) where status = 'asked';
-- What is declined and what ran out is forgotten by a job, the oldest first.
create index connections_open on connections (asked_at) where status <> 'accepted';
