-- owner: businesses
-- The console: companies whose names begin with what staff typed, or with a register number, those that were removed as well.
create index businesses_name on businesses (lower(company_name) text_pattern_ops);
create index businesses_number on businesses (register_key) where register_key is not null;
