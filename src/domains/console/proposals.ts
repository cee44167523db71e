// What waits for a second person of staff: listed, approved, declined (D57).
import { AppError } from '../../contract/errors.ts'
import type { ListedProposal } from '../../contract/proposals.ts'
import { transaction, type Db, type Tx } from '../../platform/db.ts'
import { record } from '../audit/recording.ts'
import { namesForStaff } from '../businesses/listing.ts'
import { peopleForStaff } from '../profiles/finding.ts'
import {
  declineProposal as decline,
  findProposal,
  openProposals,
  takeProposal,
  type ProposalRow,
} from '../staff/proposals.ts'
import { isStaff, requireStaff, type Staff } from '../staff/roles.ts'
import { executors, type Executor } from './executors.ts'

const deciders = ['verifier', 'moderator'] as const

/** What may wait for this one of staff, oldest first, at most 200. Throws as `requireStaff`. */
export async function listProposals(db: Db, staff: Staff, language: string): Promise<ListedProposal[]> {
  await requireStaff(db, staff, deciders)
  const open = await openProposals(db, await actsFor(db, staff))
  const people = open.flatMap(({ subjectType, subjectID, proposedBy }) =>
    subjectType === 'user' ? [subjectID, proposedBy] : [proposedBy],
  )
  const [faces, companies] = await Promise.all([
    peopleForStaff(db, [...new Set(people)], language),
    namesForStaff(
      db,
      open.flatMap(({ businessID }) => businessID ?? []),
      language,
    ),
  ])
  const nameOf = ({ subjectType, subjectID, businessID }: ProposalRow) =>
    subjectType === 'user' ? faces.get(subjectID)?.name : companies.get(businessID ?? subjectID)
  return open.map((proposal) => {
    const { proposalID, act, subjectType: type, subjectID: id, businessID, input, reason } = proposal
    const { proposedBy, proposedAt } = proposal
    return {
      proposalID,
      act,
      about: { type, id },
      businessID,
      input,
      reason,
      proposedBy: { userID: proposedBy, name: faces.get(proposedBy)?.name ?? '' },
      proposedAt: proposedAt.toISOString(),
      isOwn: proposedBy === staff.userID,
      name: nameOf(proposal) ?? '',
    }
  })
}

/** The acts about which one of staff may decide. */
async function actsFor(db: Db | Tx, staff: Staff): Promise<string[]> {
  const held = new Map<string, boolean>()
  const acts: string[] = []
  for (const [act, { roles }] of Object.entries(executors)) {
    const key = roles.join()
    const may = held.get(key) ?? (await isStaff(db, staff, roles))
    held.set(key, may)
    if (may) acts.push(act)
  }
  return acts
}

/** How many wait, and since when the oldest does; for the console's home. */
export async function waitingProposals(db: Db | Tx, staff: Staff) {
  const open = await openProposals(db, await actsFor(db, staff))
  return { count: open.length, oldest: open[0]?.proposedAt ?? null }
}

type Decision = { proposalID: string; reason: string }

/**
 * Does what another of staff proposed, and notes who approved it and why. Throws NotFound, SecondNeeded for who proposed it,
 * whatever the act throws, and as `requireStaff`.
 */
export function approveProposal(db: Db, staff: Staff, { proposalID, reason }: Decision): Promise<void> {
  return transaction(db, async (tx) => {
    const { proposal, executor } = await requireOpen(tx, staff, proposalID)
    if ('approve' in executor) {
      await executor.approve(tx, staff, { proposalID, reason })
      return
    }
    await takeProposal(tx, staff, proposalID, [proposal.act])
    const { act, subjectType: type, subjectID: id, businessID, proposedBy } = proposal
    await record(tx, {
      by: `user:${staff.userID}`,
      act: 'proposal.approved',
      about: { type, id },
      ...(businessID !== null && { businessID }),
      reason,
      details: { proposal: proposalID, act, proposedBy },
    })
    await executor.perform(tx, staff, proposal)
  })
}

/** Ends a proposal without doing it; also for who made it. Throws NotFound, and as `requireStaff`. */
export function declineProposal(db: Db, staff: Staff, { proposalID, reason }: Decision): Promise<void> {
  return transaction(db, async (tx) => {
    const { proposal } = await requireOpen(tx, staff, proposalID)
    await decline(tx, staff, { proposalID, reason, acts: [proposal.act] })
  })
}

async function requireOpen(
  tx: Tx,
  staff: Staff,
  proposalID: string,
): Promise<{ proposal: ProposalRow; executor: Executor }> {
  await requireStaff(tx, staff, deciders)
  const proposal = await findProposal(tx, proposalID)
  const executor = proposal && executors[proposal.act]
  if (!proposal || !executor) throw new AppError('NotFound')
  await requireStaff(tx, staff, executor.roles)
  return { proposal, executor }
}
