-- owner: businesses
-- The console: companies whose names in other languages begin with what staff typed.
create index business_texts_name on business_texts (lower(company_name) text_pattern_ops) where company_name <> '';
