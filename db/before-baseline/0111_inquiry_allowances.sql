-- owner: inquiries
-- How many companies a person, or a company, wrote to for the first time on a day; answers take one off again.
create table inquiry_allowances (
  actor_id uuid not null,
  day date not null,
  used integer not null,
  primary key (actor_id, day)
);
-- How often a person sent the same text on a day; of the text only a keyed hash is kept.
create table inquiry_texts (
  user_id uuid not null,
  day date not null,
  text_hash bytea not null,
  used integer not null,
  primary key (user_id, day, text_hash)
);
-- The clean-up of days that are over.
create index inquiry_allowances_day on inquiry_allowances (day);
create index inquiry_texts_day on inquiry_texts (day);
