-- owner: inquiries
-- Requests to a company and the conversations they begin. Ids sort by the moment of their making.
create table inquiries (
  id uuid primary key,
  -- The mailbox that sent it: a person's or a company's. Mailboxes that went keep their place.
  from_type text not null check (from_type in ('user', 'business')),
  from_id uuid not null,
  -- Always a company.
  to_id uuid not null,
  -- The person who wrote it.
  sent_by uuid not null,
  subject text not null check (char_length(subject) between 1 and 200),
  product_id uuid,
  -- As it was called then: a fact of the request.
  product_name text,
  -- A closed conversation has one that follows it at most.
  previous_id uuid unique,
  follow_up_id uuid,
  -- The two had not written to each other before: it was taken from the allowances of who sent it.
  first_contact boolean not null default false,
  -- How many messages the sender (S) and the receiver (R) wrote; together the number of the newest.
  messages_s integer not null default 1 check (messages_s >= 0),
  messages_r integer not null default 0 check (messages_r >= 0),
  created_at timestamptz not null,
  last_at timestamptz not null,
  last_from text not null default 'S' check (last_from in ('S', 'R')),
  preview text not null,
  -- The first message of the receiver.
  answered_at timestamptz,
  closed_at timestamptz,
  closed_by text check (closed_by in ('S', 'R')),
  -- Who asked stays the sender, and the company the receiver, in a follow-up that the company begins: its first message is
  -- the receiver's, and nobody owes an answer.
  begun_by text not null default 'S' check (begun_by in ('S', 'R')),
  check (from_id <> to_id),
  check ((closed_at is null) = (closed_by is null)),
  check ((product_id is null) = (product_name is null)),
  constraint inquiries_begun_by_receiver check (
    begun_by = 'S' or (previous_id is not null and answered_at is not null and not first_contact)
  )
);
-- The list of a mailbox, newest first, and how many there are; whether two have written to each other.
create index inquiries_sent on inquiries (from_id, id);
create index inquiries_received on inquiries (to_id, id);
create index inquiries_between on inquiries (from_id, to_id);
-- The same by last activity, which unread ones are found by too.
create index inquiries_sent_activity on inquiries (from_id, last_at, id);
create index inquiries_received_activity on inquiries (to_id, last_at, id);
-- What the other side wrote last in and waits for an answer: "To answer" in a company's mailbox and the number beside it.
create index inquiries_owed on inquiries (to_id, id) where last_from = 'S' and closed_at is null;
-- What has ended.
create index inquiries_sent_ended on inquiries (from_id, id) where closed_at is not null;
create index inquiries_received_ended on inquiries (to_id, id) where closed_at is not null;

-- Messages count from 1 within their conversation without gaps, and side by side too.
create table inquiry_messages (
  inquiry_id uuid not null references inquiries,
  number integer not null check (number >= 1),
  side text not null check (side in ('S', 'R')),
  side_number integer not null check (side_number >= 1),
  author_id uuid not null,
  content text not null check (char_length(content) between 1 and 4000),
  created_at timestamptz not null,
  -- A page of a conversation.
  primary key (inquiry_id, number)
);

-- How far a person has read on a side of a conversation: what of the other side is newer is unread.
create table inquiry_reads (
  inquiry_id uuid not null references inquiries,
  user_id uuid not null,
  side text not null check (side in ('S', 'R')),
  number integer not null check (number >= 0),
  -- Messages of the other side up to that number.
  seen integer not null check (seen >= 0),
  primary key (inquiry_id, user_id, side)
);
-- What is forgotten with a person.
create index inquiry_reads_user on inquiry_reads (user_id);

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

-- When the answers of a company are to be counted anew though nothing happens: an inquiry runs late, or leaves the 90 days.
create table answer_clocks (
  business_id uuid primary key,
  counted_at timestamptz not null,
  due_at timestamptz
);
-- What is due.
create index answer_clocks_due on answer_clocks (due_at) where due_at is not null;
