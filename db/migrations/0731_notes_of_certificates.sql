-- owner: businesses
-- What a certificate covers in other languages than its company's own (D55), { language: text }: it goes where the certificate goes.
alter table certificates add column scopes jsonb not null default '{}' check (jsonb_typeof(scopes) = 'object');
