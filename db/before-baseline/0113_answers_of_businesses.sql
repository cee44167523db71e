-- owner: businesses
-- How a company answers inquiries (D27), kept by the domain that counts it; null while there are too few to say.
alter table businesses add column answers jsonb;
