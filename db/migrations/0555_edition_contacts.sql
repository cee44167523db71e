-- owner: editions
-- What the managers of an edition have changed of it; what is null stays as src/domains/editions has it.
create table edition_contacts (
  code text primary key check (code ~ '^[a-z]{2}$'),
  phone text check (char_length(phone) between 5 and 40),
  -- When somebody answers it, Monday to Friday, by the clock of the edition.
  opens text check (opens ~ '^[0-2][0-9]:[0-5][0-9]$'),
  closes text check (closes ~ '^[0-2][0-9]:[0-5][0-9]$'),
  -- Ids of industries.
  featured text[] check (cardinality(featured) between 1 and 8),
  check ((opens is null) = (closes is null) and (opens is null or opens < closes))
);
