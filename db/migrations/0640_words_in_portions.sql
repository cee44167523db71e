-- owner: search
-- What a portion of documents adds to the word index is gathered in its pending list, and put into its places together at
-- the end of the same transaction: words that several of them hold are then looked up once. Outside of such transactions
-- the list is empty, so that searches read nothing beside the index (docs/decisions/0113).
do $$
declare
  words regclass;
begin
  for words in
    select inhrelid from pg_inherits where inhparent = 'search_document_words'::regclass
  loop
    execute format('alter index %s set (fastupdate = on)', words);
  end loop;
end $$;

create function search_place_words() returns bigint language sql volatile as $$
  select sum(gin_clean_pending_list(inhrelid::regclass)) from pg_inherits
  where inhparent = 'search_document_words'::regclass
$$;
comment on function search_place_words() is
  'Puts what stands in the pending lists of the word index into its places: at the end of each transaction that writes documents.';
