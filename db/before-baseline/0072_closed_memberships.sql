-- owner: members
-- When the business was removed: its people act for it no longer, and are kept for the day it is restored.
alter table business_members add column closed_at timestamptz;
