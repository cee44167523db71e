-- owner: comments
-- Whom a comment names, and where in its text, as posts have it.
alter table comments add column mentions jsonb not null default '[]' check (jsonb_typeof(mentions) = 'array');
