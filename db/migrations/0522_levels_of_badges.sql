-- owner: businesses
-- A badge says of which level the check is that it stands for.
alter table businesses add column verification_level smallint;
update businesses set verification_level = 2 where verified;
alter table businesses
  drop constraint businesses_check1,
  add constraint businesses_check1 check (
    verified = (
      verification_scope is not null and verified_by is not null and verified_on is not null
        and verified_until is not null and verification_level is not null
    )
  ),
  add constraint businesses_level check (verification_level between 2 and 4);

-- When a certificate was found in the register of its issuer, and where that was looked up.
alter table certificates
  add column confirmed_on date,
  add column confirmed_where text check (char_length(confirmed_where) between 1 and 200),
  add constraint certificates_confirmed check ((confirmed_on is null) = (confirmed_where is null));
