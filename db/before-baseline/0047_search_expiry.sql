-- owner: search
-- Until when it is known that no Verified mark and no plan of a document has run out unnoticed: nobody tells of the
-- passing of time, so a daily job looks for what ended since. A rebuild sets it too.
create table search_expiry (
  single boolean primary key default true check (single),
  checked_until timestamptz not null
);

-- Before anything could have run out.
insert into search_expiry (checked_until) values ('2020-01-01T00:00:00Z');
