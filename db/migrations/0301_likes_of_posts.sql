-- owner: reactions
-- Posts are liked as companies and products are.
alter table reactions
  drop constraint reactions_resource_type_check,
  add constraint reactions_resource_type_check check (resource_type in ('business', 'product', 'post'));
