-- owner: audit
-- The timeline of a company: names, addresses, owners and disputes among all that is logged of it.
create index audit_entries_business_act on audit_entries (business_id, act, id desc) where business_id is not null;
