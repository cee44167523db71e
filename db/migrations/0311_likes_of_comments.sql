-- owner: reactions
-- Comments are liked as posts are.
alter table reactions
  drop constraint reactions_resource_type_check,
  add constraint reactions_resource_type_check
    check (resource_type in ('business', 'product', 'post', 'comment'));
