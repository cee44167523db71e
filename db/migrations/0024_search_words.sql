-- owner: search
-- What the documents' words are like, counted by a job: the frequent ones, by which a plan is chosen, and all that stand in
-- three documents or more, to which mistyped ones are corrected. Both are estimates: no answer depends on them.

-- When the words of a segment were last counted.
create table search_counted (
  segment text primary key,
  documents integer not null,
  version integer not null,
  counted_at timestamptz not null default now(),
  -- Of search_sample: the level of the draw as in search_lexemes, null for none, and what was gone before.
  sample_level smallint,
  sample_gone bigint
);

-- Lexemes as search_lexemes makes them that stand in 200 documents of a segment or more.
create table search_term (
  segment text not null,
  term text not null,
  documents integer not null,
  sure bigint,
  primary key (segment, term)
);
comment on column search_term.sure is 'So many documents at least hold it, plus those gone when they were counted; of a part that was counted a bound wrong once in 10^12.';

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

-- The words of some documents of each segment, drawn by their ids when its words were counted: how many of them hold several
-- words says how many there are at least, as `search_term.sure` does of single words.
create table search_sample (segment text not null, words tsvector not null) partition by list (segment);
create index search_sample_words on search_sample using gin (words) with (fastupdate = off);
create table search_sample_ma partition of search_sample for values in ('MA');
create table search_sample_di partition of search_sample for values in ('DI');
create table search_sample_ws partition of search_sample for values in ('WS');
create table search_sample_im partition of search_sample for values in ('IM');
create table search_sample_ex partition of search_sample for values in ('EX');
create table search_sample_re partition of search_sample for values in ('RE');
create table search_sample_in partition of search_sample for values in ('IN');
create table search_sample_co partition of search_sample for values in ('CO');
create table search_sample_go partition of search_sample for values in ('GO');
create table search_sample_pr partition of search_sample for values in ('PR');
create table search_sample_ur partition of search_sample for values in ('UR');

-- Words of the dictionary that are these `tokens`, and those of the segment at `place` that share a number of `wanted` with them
-- (src/domains/search/misspellings.ts) and stand in `fewest` of its documents or more: JSON lists of token, spelling, documents of the
-- segment and of all. The typed words come first: where very many are like them, a rare word that is known must not be cut off and
-- taken for a mistake. A function is planned once a session; a statement with so many numbers takes longer to plan than to run.
create function search_similar(place integer, tokens text[], wanted integer[], fewest integer, most integer)
  returns json language plpgsql stable set plan_cache_mode = force_generic_plan as $body$
begin
  return (
    select coalesce(json_agg(json_build_array(token, word, there, total)), '[]') from (
      select token, word, documents[place] as there, total from search_word
      where token = any(tokens) or shortened && wanted and documents[place] >= fewest
      order by token = any(tokens) desc, there desc limit most
    ) as known);
end $body$;
