-- owner: trust
-- Ends of the audit log as they were signed (decision 103): whoever writes the log anew cannot write these anew.
create table trust_heads (
  at timestamptz primary key,
  position bigint not null check (position > 0),
  -- The canonical JSON that was signed, with its signature.
  signed text not null
);
