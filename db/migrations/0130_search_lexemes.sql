-- owner: search
-- What the word index knows of a document beyond its words, so that filters, exact names and samples are found like words.
-- Plain words are found anywhere; `s:` in the name or a strong field; `n:` in the name; `x:` is a whole name; `c:` the
-- country, `i:` the industry, `t:` the tier, `v:1` verified; `r:1` every fourth document, `r:2` every sixteenth and so on,
-- drawn by the id alone, so that a sample knows nothing of words or quality; `b:020`, `b:040` and so on up to `b:780` for
-- every 20 points of quality that a document has, so that the best of many are found without reading them all.
create function search_lexemes(
  id uuid, name_normal text, name_tokens text, strong_tokens text, body_tokens text,
  country text, industry text, tier smallint, verified boolean, quality integer)
  returns tsvector language plpgsql immutable parallel safe cost 1000 as $$
begin
  return array_to_tsvector(
    string_to_array(
      'c:' || country || ' t:' || tier
      || case when verified then ' v:1' else '' end
      || coalesce(' i:' || industry, '')
      || left(
           ' b:020 b:040 b:060 b:080 b:100 b:120 b:140 b:160 b:180 b:200 b:220 b:240 b:260 b:280 b:300 b:320 b:340'
           || ' b:360 b:380 b:400 b:420 b:440 b:460 b:480 b:500 b:520 b:540 b:560 b:580 b:600 b:620 b:640 b:660'
           || ' b:680 b:700 b:720 b:740 b:760 b:780',
           6 * (quality / 20))
      || case
           when get_byte(sha256(uuid_send(id)), 0) >= 64 then ''
           when get_byte(sha256(uuid_send(id)), 0) >= 16 then ' r:1'
           when get_byte(sha256(uuid_send(id)), 0) >= 4 then ' r:1 r:2'
           when get_byte(sha256(uuid_send(id)), 0) >= 1 then ' r:1 r:2 r:3'
           when get_byte(sha256(uuid_send(id)), 1) >= 64 then ' r:1 r:2 r:3 r:4'
           when get_byte(sha256(uuid_send(id)), 1) >= 16 then ' r:1 r:2 r:3 r:4 r:5'
           else ' r:1 r:2 r:3 r:4 r:5 r:6' end
      || case when name_tokens = '' then '' else
           ' ' || name_tokens || ' s:' || replace(name_tokens, ' ', ' s:') || ' n:' || replace(name_tokens, ' ', ' n:') end
      || case when strong_tokens = '' then '' else ' ' || strong_tokens || ' s:' || replace(strong_tokens, ' ', ' s:') end
      || case when body_tokens = '' then '' else ' ' || body_tokens end,
      ' ')
    -- People have several names, one a line.
    || string_to_array('x:' || replace(name_normal, chr(10), chr(10) || 'x:'), chr(10)));
end $$;

-- The lexemes are kept in the index alone: beside the token strings they would take three times as much as these, and be
-- read by nobody. A function of this language stands in a query as it is called, so that it is the index's.
alter table search_document
  add column answer_minutes integer check (answer_minutes >= 0),
  drop column words;
drop function search_vector;

-- Search results with words. No pending list: it would make every search slower until the next vacuum.
create index search_document_words on search_document using gin (search_lexemes(
  id, name_normal, name_tokens, strong_tokens, body_tokens, country, industry, tier, verified, quality))
  with (fastupdate = off);
-- Which plan runs is not chosen by numbers of these: making them would cost more than all others together.
do $$
declare
  partition regclass;
begin
  for partition in
    select inhrelid from pg_inherits where inhparent = 'search_document_words'::regclass
  loop
    execute format('alter index %s alter column 1 set statistics 0', partition);
  end loop;
end $$;

-- Search results by answer time: walked, the unknown last.
create index search_document_answers on search_document (segment, answer_minutes, quality desc, id);

-- Suggestions while typing: names that begin so.
create index search_document_names on search_document (segment, left(name_normal, 80) text_pattern_ops);

-- No screen: upkeep asks for the oldest, to know whether documents are to be made anew.
create index search_document_tokeniser on search_document (tokeniser_version);
