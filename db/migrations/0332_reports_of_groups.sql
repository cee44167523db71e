-- owner: moderation
-- Groups are reported as posts are.
alter table reports
  drop constraint reports_resource_type_check,
  add constraint reports_resource_type_check
    check (resource_type in ('business', 'product', 'user', 'inquiry', 'post', 'comment', 'group'));
