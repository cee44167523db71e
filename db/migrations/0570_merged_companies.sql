-- owner: businesses
-- A company that was an entry of another: it is removed, and its addresses lead to the other.
alter table businesses
  add column merged_into uuid,
  add constraint businesses_merged check (merged_into is null or (removed_at is not null and merged_into <> id));
-- What was merged into a company goes on with it when that is merged itself.
create index businesses_merged_into on businesses (merged_into) where merged_into is not null;
