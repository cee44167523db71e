-- owner: moderation
-- Posts are reported as companies, products and people are.
alter table reports
  drop constraint reports_resource_type_check,
  add constraint reports_resource_type_check check (resource_type in ('business', 'product', 'user', 'inquiry', 'post'));
