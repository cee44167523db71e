-- owner: search
-- What things are called in other languages than their own, as names are compared, so that a name that is being typed goes on in any of
-- them. Only what a document still says counts: rows of names that went are harmless, and go with the next change.
create table search_name (
  segment text not null,
  name text not null,
  id uuid not null
);
-- Suggestions while typing: names that begin so, as the index of first names.
create index search_name_begins on search_name (segment, left(name, 80) text_pattern_ops);
-- No screen: names go with their document.
create index search_name_id on search_name (id);
