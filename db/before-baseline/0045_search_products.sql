-- owner: search
-- Documents of products know whose they are: they are made anew with their company, and go with it, also those whose
-- product was removed a moment before.
alter table search_document add column business_id uuid check (segment = 'PR' or business_id is null);

-- No screen: the documents of a company's products, each time the company or one of them changes.
create index search_document_business on search_document (business_id) where business_id is not null;
