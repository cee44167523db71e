-- owner: platform
-- What open pages show, a row a person and thing, so that they are told when it changes (docs/decisions/0100). Nothing is
-- lost with the table: pages say again every two minutes what they show.
create unlogged table live_watches (
  kind text not null,
  thing_id uuid not null,
  user_id uuid not null,
  -- Through what they may hear of it, as in live_events.
  scope uuid,
  until timestamptz not null,
  primary key (kind, thing_id, user_id)
);

-- The job that forgets pages which were left.
create index live_watches_until on live_watches (until);
