-- owner: team
-- Who is invited comes as an admin or a member; owners are named among the members, with a password. Invitations that
-- wait as owner admit as admin.
update business_invitations set role = 'admin' where role = 'owner' and answer is null;
alter table business_invitations
  add constraint business_invitations_no_owner check (role <> 'owner' or answer is not null);
