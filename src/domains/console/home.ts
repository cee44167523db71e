// What waits in the console for one of staff: how much in each of their queues, and since when (D57).
import type { CallOutput } from '../../contract/endpoint.ts'
import type { consoleQueues, showConsole as showCall } from '../../contract/console.ts'
import { limits } from '../../contract/limits.ts'
import type { StaffRole } from '../../contract/staff-roles.ts'
import type { Db } from '../../platform/db.ts'
import { findDeadLetters } from '../../platform/outbox/dead-letters.ts'
import { waitingMoney } from '../billing/waiting.ts'
import { waitingEnquiries } from '../help/queue.ts'
import { failingMails } from '../mail/failed.ts'
import { openAppeals } from '../moderation/appeals.ts'
import { openCases } from '../moderation/cases.ts'
import { isStaff, requireStaff, type Staff } from '../staff/roles.ts'
import { waitingChecks } from '../verification/queue.ts'
import { waitingProposals } from './proposals.ts'

type Queue = (typeof consoleQueues)[number]
type Waiting = { count: number; oldest: Date | null }
const lettersMost = 200

/** The queues that one of staff works on. Throws as `requireStaff`. */
export async function showConsole(db: Db, staff: Staff): Promise<CallOutput<typeof showCall>> {
  await requireStaff(db, staff, ['support', 'verifier', 'moderator', 'edition-manager'])
  const has = (...roles: StaffRole[]) => isStaff(db, staff, roles)
  const [isSupport, isVerifier, isModerator, isDecider, isAdmin] = await Promise.all([
    has('support'),
    has('verifier'),
    has('moderator'),
    has('verifier', 'moderator'),
    has(),
  ])
  const found: [Queue, Promise<Waiting>][] = [
    ...(isSupport ? [['enquiry', waitingEnquiries(db)] as [Queue, Promise<Waiting>]] : []),
    ...(isVerifier ? verifierQueues(db) : []),
    ...(isModerator ? moderatorQueues(db) : []),
    ...(isDecider ? [['proposal', waitingProposals(db, staff)] as [Queue, Promise<Waiting>]] : []),
    ...(isAdmin ? adminQueues(db) : []),
  ]
  const queues = found.map(async ([queue, waiting]) => {
    const { count, oldest } = await waiting
    return { queue, count, oldestAt: oldest?.toISOString() ?? null }
  })
  return { queues: await Promise.all(queues) }
}

/** Those that wait are known by when they are due. */
const since = ({ open, dueAt }: { open: number; dueAt: Date | null }, hours: number): Waiting => ({
  count: open,
  oldest: dueAt && new Date(dueAt.getTime() - hours * 3_600_000),
})

function moderatorQueues(db: Db): [Queue, Promise<Waiting>][] {
  return [
    ['report', openCases(db).then((cases) => since(cases, limits.reportDueHours))],
    ['appeal', openAppeals(db).then((appeals) => since(appeals, limits.appealDueHours))],
  ]
}

function verifierQueues(db: Db): [Queue, Promise<Waiting>][] {
  const waiting = waitingChecks(db)
  return [
    ['verification', waiting.then(({ cases }) => cases)],
    ['certificate', waiting.then(({ certificates }) => certificates)],
  ]
}

function adminQueues(db: Db): [Queue, Promise<Waiting>][] {
  const money = waitingMoney(db)
  return [
    ['transfer', money.then(({ transfers }) => transfers)],
    ['refund', money.then(({ refunds }) => refunds)],
    ['mail', failingMails(db)],
    ['news', deadNews(db)],
  ]
}

/** News that was set aside, counted up to 200; a part of one page, so the newest tell of all there are. */
async function deadNews(db: Db): Promise<Waiting> {
  const letters = await findDeadLetters(db, { limit: lettersMost })
  return { count: letters.length, oldest: letters.at(-1)?.diedAt ?? null }
}
