import { sql } from 'kysely'
import type { RestrictionKind } from '../../contract/moderation-rules.ts'
import type { Db, Tx } from '../../platform/db.ts'

export type Restriction = { decisionID: string; kind: RestrictionKind; until: Date }

export async function insertRestrictions(
  tx: Tx,
  {
    partyID,
    decisionID,
    kinds,
    until,
  }: { partyID: string; decisionID: string; kinds: readonly string[]; until: Date },
): Promise<void> {
  await sql`
    insert into restrictions (decision_id, party_id, kind, until)
    select ${decisionID}, ${partyID}, kind, ${until} from unnest(${kinds}::text[]) as kind`.execute(tx)
}

export async function deleteRestrictions(tx: Tx, decisionID: string): Promise<void> {
  await sql`delete from restrictions where decision_id = ${decisionID}`.execute(tx)
}

/** Those that hold for any of these people and companies, the longest first; of one kind where it is named. */
export async function findRestrictions(
  db: Db | Tx,
  partyIDs: readonly string[],
  kind?: RestrictionKind,
): Promise<Restriction[]> {
  const { rows } = await sql<Restriction>`
    select decision_id as "decisionID", kind, until from restrictions
    where party_id = any(${partyIDs}::uuid[]) and until > now()
      and (${kind ?? null}::text is null or kind = ${kind ?? null})
    order by until desc, decision_id limit 50`.execute(db)
  return rows
}

export async function deleteOver(db: Db): Promise<void> {
  await sql`delete from restrictions where until < now() - interval '1 day'`.execute(db)
}
