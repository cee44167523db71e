-- owner: search
-- Of a hundred inquiries so many are answered in time by the company of a document (D27); null below five of them. The quality is made
-- from it too.
alter table search_document add column answer_percent smallint;
