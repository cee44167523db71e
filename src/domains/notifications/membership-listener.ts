// What happens to the membership of a company, under the bell of its owners; its mails are written with the act.
import type { Tx } from '../../platform/db.ts'
import type { MembershipEvent } from '../../contract/company-events.ts'
import { eventsOf } from '../../platform/outbox/listener.ts'
import { ring, type Teller } from './delivery.ts'
import { noteAll } from './noting.ts'

export const membershipNews: Teller = {
  subscribesTo: { 'membership.told': 'businessID' },
  async tell(tx, events) {
    const told = eventsOf(events, 'membership.told')
    await noteAllOf(tx, told)
    return ring(told.flatMap(({ userIDs }) => userIDs))
  },
}

const noteAllOf = (tx: Tx, told: readonly MembershipEvent[]): Promise<void> =>
  noteAll(
    tx,
    told.map(({ kind, businessID, periodID, userIDs, day }) => ({
      people: userIDs,
      notice: {
        kind,
        resourceID: periodID,
        actor: { type: 'business' as const, id: businessID },
        title: day,
        businessID,
        // It goes with who belongs to the company.
        mailboxID: businessID,
        step: 0,
        at: new Date(),
      },
    })),
  )
