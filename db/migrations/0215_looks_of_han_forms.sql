-- owner: businesses
-- Old, new, simplified and traditional forms of a Han character are one look now: the looks of names in them are noted anew, by the job.
update businesses set name_skeleton = null where company_name ~ '[㐀-䶿一-鿿豈-﫿𠀀-𳍏]';
