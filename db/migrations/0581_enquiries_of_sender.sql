-- owner: help
-- What else somebody has asked, beside an enquiry in the console and by `npm run enquiries -- --email`.
create index help_enquiries_sender on help_enquiries ((fields ->> 'email'), received_at);
