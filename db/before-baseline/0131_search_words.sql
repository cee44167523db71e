-- owner: search
-- What the documents' words are like, counted by a job: the frequent ones, by which a plan is chosen, and all that stand in
-- three documents or more, to which mistyped ones are corrected. Both are estimates: no answer depends on them.

-- When the words of a segment were last counted.
create table search_counted (
  segment text primary key,
  documents integer not null,
  version integer not null,
  counted_at timestamptz not null default now()
);

-- Lexemes as search_lexemes makes them that stand in 200 documents of a segment or more.
create table search_term (
  segment text not null,
  term text not null,
  documents integer not null,
  primary key (segment, term)
);

-- How a word is written that is kept shortened: `valv` is written valves. The first spelling seen stays.
create table search_spelling (
  token text primary key,
  word text not null
);

create table search_word (
  token text primary key,
  word text not null,
  -- Documents by segment, in the order of the program's list of segments; and in all.
  documents integer[] not null,
  total integer not null,
  -- Numbers of the token without one letter, of long ones without two, and of itself (src/domains/search/misspellings.ts).
  shortened integer[] not null
);
-- Corrections: words that differ in a letter or two.
create index search_word_shortened on search_word using gin (shortened) with (fastupdate = off);
-- Suggestions: words that begin so, the most frequent first; short beginnings have too many to sort.
create index search_word_first on search_word (left(word, 1), total desc);
create index search_word_second on search_word (left(word, 2), total desc);
create index search_word_third on search_word (left(word, 3), total desc);
create index search_word_begins on search_word (word text_pattern_ops);
