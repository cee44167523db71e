// Four eyes: what one of staff proposes, another does; never the same (D57).
import { AppError } from '../../contract/errors.ts'
import type { Db, Tx } from '../../platform/db.ts'
import { uuidv7 } from '../../platform/ids.ts'
import { record, type Doer } from '../audit/recording.ts'
import {
  endProposal,
  findOpenAbout,
  findOpenProposal,
  findOpenProposals,
  insertProposal,
  lockOpenProposal,
  type ProposalRow,
} from './queries/proposals.ts'
import type { Staff } from './roles.ts'

export type { ProposalRow }

export type Wish = {
  /** What will be done, as the audit log will name it: `thing.done`. */
  act: string
  about: { type: string; id: string }
  businessID?: string
  /** What it will be done with; ids and states, never private texts. */
  input: Record<string, unknown>
  reason: string
}

/**
 * Keeps what one of staff proposes and answers its id; whether they may is the caller's first line. Throws AlreadyProposed
 * where the same waits already.
 */
export async function propose(tx: Tx, { userID }: Staff, wish: Wish): Promise<string> {
  const { act, about, businessID, input, reason } = wish
  const proposalID = uuidv7()
  const kept = await insertProposal(tx, {
    proposalID,
    act,
    subjectType: about.type,
    subjectID: about.id,
    businessID: businessID ?? null,
    input,
    reason,
    proposedBy: userID,
  })
  if (!kept) throw new AppError('AlreadyProposed')
  await record(tx, {
    by: `user:${userID}`,
    act: 'proposal.made',
    about,
    ...(businessID !== undefined && { businessID }),
    reason,
    details: { proposal: proposalID, act, input },
  })
  return proposalID
}

/**
 * Takes an open proposal of these acts for another of staff, who then does it in the same transaction and records it. Throws NotFound where
 * none waits, and SecondNeeded for who proposed it.
 */
export async function takeProposal(
  tx: Tx,
  { userID }: Staff,
  proposalID: string,
  acts: readonly string[],
): Promise<ProposalRow> {
  const proposal = await lockOpenProposal(tx, proposalID)
  if (!proposal || !acts.includes(proposal.act)) throw new AppError('NotFound')
  if (proposal.proposedBy === userID) throw new AppError('SecondNeeded')
  await endProposal(tx, proposalID, { state: 'done', by: userID })
  return proposal
}

/** Ends a proposal without doing it, with a reason; also for who made it. Throws NotFound where none waits. */
export async function declineProposal(
  tx: Tx,
  { userID }: Staff,
  { proposalID, reason, acts }: { proposalID: string; reason: string; acts: readonly string[] },
): Promise<ProposalRow> {
  const proposal = await lockOpenProposal(tx, proposalID)
  if (!proposal || !acts.includes(proposal.act)) throw new AppError('NotFound')
  await decline(tx, `user:${userID}`, proposal, reason)
  return proposal
}

/** Ends what is proposed about a thing where nothing can come of it any more, with why; nothing where none waits. */
export async function dropProposal(
  tx: Tx,
  by: Doer,
  { act, about, reason }: { act: string; about: { type: string; id: string }; reason: string },
): Promise<void> {
  const [found] = await findOpenAbout(tx, about, [act])
  const proposal = found && (await lockOpenProposal(tx, found.proposalID))
  if (proposal) await decline(tx, by, proposal, reason)
}

async function decline(tx: Tx, by: Doer, proposal: ProposalRow, reason: string): Promise<void> {
  const { proposalID, subjectType: type, subjectID: id, businessID, act } = proposal
  const person = by.startsWith('user:') ? by.slice('user:'.length) : null
  await endProposal(tx, proposalID, { state: 'declined', by: person })
  await record(tx, {
    by,
    act: 'proposal.declined',
    about: { type, id },
    ...(businessID !== null && { businessID }),
    reason,
    details: { proposal: proposalID, act },
  })
}

/** An open proposal; undefined where none waits. Who does it takes it, and finds then whether it still waits. */
export const findProposal = (db: Db | Tx, proposalID: string): Promise<ProposalRow | undefined> =>
  findOpenProposal(db, proposalID)

/** The open proposal of an act about a thing; undefined where none waits. */
export const proposalAbout = async (
  db: Db | Tx,
  act: string,
  about: { type: string; id: string },
): Promise<ProposalRow | undefined> => (await findOpenAbout(db, about, [act]))[0]

const listed = 200

/** What waits for a second person, oldest first, at most 200; of these acts alone where they are named. */
export const openProposals = (db: Db | Tx, acts?: readonly string[]): Promise<ProposalRow[]> =>
  findOpenProposals(db, { acts, limit: listed })

/** The same about one thing. */
export const openProposalsAbout = (
  db: Db | Tx,
  about: { type: string; id: string },
  acts: readonly string[],
): Promise<ProposalRow[]> => findOpenAbout(db, about, acts)
