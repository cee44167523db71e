import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'

export type ProposalRow = {
  proposalID: string
  act: string
  subjectType: string
  subjectID: string
  businessID: string | null
  input: Record<string, unknown>
  reason: string
  proposedBy: string
  proposedAt: Date
}

const columns = sql`
  id as "proposalID", act, subject_type as "subjectType", subject_id as "subjectID", business_id as "businessID",
  input, reason, proposed_by as "proposedBy", proposed_at as "proposedAt"`

/** False where the same is proposed already. */
export async function insertProposal(tx: Tx, proposal: Omit<ProposalRow, 'proposedAt'>): Promise<boolean> {
  const { proposalID, act, subjectType, subjectID, businessID, input, reason, proposedBy } = proposal
  const { rows } = await sql`
    insert into staff_proposals (id, act, subject_type, subject_id, business_id, input, reason, proposed_by)
    values (${proposalID}, ${act}, ${subjectType}, ${subjectID}, ${businessID}, ${JSON.stringify(input)}, ${reason},
      ${proposedBy})
    on conflict (act, subject_type, subject_id) where state = 'open' do nothing
    returning id`.execute(tx)
  return rows.length > 0
}

/** An open proposal, locked until the transaction ends. */
export async function lockOpenProposal(tx: Tx, proposalID: string): Promise<ProposalRow | undefined> {
  const { rows } = await sql<ProposalRow>`
    select ${columns} from staff_proposals where id = ${proposalID} and state = 'open' for update`.execute(tx)
  return rows[0]
}

export async function findOpenProposal(db: Db | Tx, proposalID: string): Promise<ProposalRow | undefined> {
  const { rows } = await sql<ProposalRow>`
    select ${columns} from staff_proposals where id = ${proposalID} and state = 'open'`.execute(db)
  return rows[0]
}

/** Done or declined by a person; null where a command left nothing to decide. */
export async function endProposal(
  tx: Tx,
  proposalID: string,
  { state, by }: { state: 'done' | 'declined'; by: string | null },
): Promise<void> {
  await sql`
    update staff_proposals set state = ${state}, decided_by = ${by}, decided_at = now()
    where id = ${proposalID}`.execute(tx)
}

/** What waits for a second person, oldest first; of some kinds alone where they are named. */
export async function findOpenProposals(
  db: Db | Tx,
  { acts, limit }: { acts: readonly string[] | undefined; limit: number },
): Promise<ProposalRow[]> {
  const { rows } = await sql<ProposalRow>`
    select ${columns} from staff_proposals
    where state = 'open' and (${acts ?? null}::text[] is null or act = any(${acts ?? null}::text[]))
    order by proposed_at, id limit ${limit}`.execute(db)
  return rows
}

/** What waits of some kinds about one thing: of each kind at most one. */
export async function findOpenAbout(
  db: Db | Tx,
  { type, id }: { type: string; id: string },
  acts: readonly string[],
): Promise<ProposalRow[]> {
  const { rows } = await sql<ProposalRow>`
    select ${columns} from staff_proposals
    where state = 'open' and act = any(${acts}::text[]) and subject_type = ${type} and subject_id = ${id}
    order by proposed_at, id`.execute(db)
  return rows
}
