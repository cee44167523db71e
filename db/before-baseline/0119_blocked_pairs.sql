-- owner: blocks
-- Whether one of `mine` and `other` block each other, asked once nobody can change it before the transaction ends: in one
-- round trip, since every message asks it. The second statement sees what was committed while the first one waited.
create function pair_is_blocked(pair text, mine uuid[], other uuid) returns boolean language plpgsql volatile as $$
  begin
    perform pg_advisory_xact_lock_shared(hashtextextended(pair, 7216097));
    return exists (select from blocks where blocker_id = any(mine) and blocked_id = other)
      or exists (select from blocks where blocker_id = other and blocked_id = any(mine));
  end
$$;
