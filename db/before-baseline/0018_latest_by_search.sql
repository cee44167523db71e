-- owner: businesses
-- The latest registered of a type are found by search, which knows what an edition hides (search_document_latest).
drop index businesses_latest;
