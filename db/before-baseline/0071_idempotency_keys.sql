-- owner: platform
-- What a creating call answered, by the key its client chose: written in the transaction of its effect, kept for a day.
create table idempotency_keys (
  key bytea primary key,
  -- A keyed hash of what was sent; the key is the client's own and not kept.
  request bytea not null,
  answer json,
  created_at timestamptz not null default now()
);

-- The cleaning job.
create index idempotency_keys_created on idempotency_keys (created_at);
