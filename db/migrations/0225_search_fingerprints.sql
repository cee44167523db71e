-- owner: search
-- Whether what a document was made from has changed since, without making it again (src/domains/search/fingerprints.ts). Null
-- in documents of before: they are made anew with the next change of their company, or by the next tokeniser.

alter table search_document add column facts bigint;
comment on column search_document.facts is 'Fingerprint of the facts that the document was made from.';
