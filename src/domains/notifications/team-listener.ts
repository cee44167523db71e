// What happens in teams, under the bell of those it concerns, whose open pages are told with it; its mails are written with the act.
import type { TeamEvent } from '../../contract/company-events.ts'
import type { TeamKind } from '../../contract/notification-kinds.ts'
import type { Tx } from '../../platform/db.ts'
import { eventsOf } from '../../platform/outbox/listener.ts'
import { mailboxesOf } from '../accounts/contact-addresses.ts'
import { namesWithRemoved } from '../businesses/listing.ts'
import { note } from './noting.ts'
import { settleNotices } from './queries/notifications.ts'
import { ring, type Teller } from './delivery.ts'
import { asWritten } from '../reference-data/text-languages.ts'

type Told = Extract<TeamEvent, { type: 'team.told' }>
type Settled = Extract<TeamEvent, { type: 'team.settled' }>

/** What people are told as those who belong to the company: it goes with their membership. */
const asMembers: readonly TeamKind[] = [
  'team.asked',
  'team.accepted',
  'team.declined',
  'team.left',
  'team.offered',
  'team.offer-declined',
  'team.transferred',
  'team.restored',
  'team.merged',
  'team.unmerged',
]

export const teamNews: Teller = {
  subscribesTo: { 'team.told': 'businessID', 'team.settled': 'businessID' },
  async tell(tx, events) {
    const rung: string[] = []
    for (const event of eventsOf(events, 'team.told', 'team.settled'))
      if (event.type === 'team.told') {
        await tellOfTeam(tx, event)
        rung.push(...event.userIDs)
      } else rung.push(...(await settleNews(tx, event)))
    return ring(rung)
  },
}

/** Notes what happened for each of its people. */
async function tellOfTeam(tx: Tx, { kind, businessID, resourceID, userIDs, by, role }: Told): Promise<void> {
  const notice = {
    kind,
    resourceID,
    actor:
      by === undefined ? { type: 'business' as const, id: businessID } : { type: 'user' as const, id: by },
    title: '',
    businessID,
    role,
    step: 0,
    at: new Date(),
  }
  if (asMembers.includes(kind)) await note(tx, userIDs, { ...notice, mailboxID: businessID })
  else {
    const titleFor = kind === 'team.deleted' ? await lastNames(tx, businessID, userIDs) : () => ''
    for (const userID of userIDs)
      await note(tx, [userID], { ...notice, title: titleFor(userID), mailboxID: userID })
  }
}

/** The name of a company in the language of each who is told that it is gone: nobody else tells it any more. */
async function lastNames(
  tx: Tx,
  businessID: string,
  userIDs: readonly string[],
): Promise<(userID: string) => string> {
  const [names, mailboxes] = [await namesWithRemoved(tx, [businessID]), await mailboxesOf(tx, userIDs)]
  const nameIn = names.get(businessID) ?? (() => '')
  return (userID) => nameIn(mailboxes.get(userID)?.language ?? asWritten)
}

/** What nobody need see to any more is read; answers by whom. */
function settleNews(tx: Tx, { kind, businessID, resourceID, whom }: Settled): Promise<string[]> {
  return settleNotices(tx, { kind, businessID, resourceID, userID: whom })
}
