-- owner: platform
-- News that a listener could not take for hours: kept until an operator has it tried again (npm run news).
create table outbox_dead (
  id bigint generated always as identity primary key,
  listener text not null,
  seq bigint not null,
  thing text not null,
  type text not null,
  payload jsonb not null,
  since timestamptz not null,
  attempts smallint not null,
  last_error text,
  died_at timestamptz not null default now()
);
