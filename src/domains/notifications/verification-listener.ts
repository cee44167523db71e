// What happens to the checks and certificates of a company, under the bell of its owners and admins; its mails are written with the act.
import { eventsOf } from '../../platform/outbox/listener.ts'
import { ring, type Teller } from './delivery.ts'
import { noteAll } from './noting.ts'

export const verificationNews: Teller = {
  subscribesTo: { 'verification.told': 'businessID' },
  async tell(tx, events) {
    const told = eventsOf(events, 'verification.told')
    await noteAll(
      tx,
      told.map(({ kind, businessID, subjectID, userIDs, title }) => ({
        people: userIDs,
        notice: {
          kind,
          resourceID: subjectID,
          actor: { type: 'business' as const, id: businessID },
          title,
          businessID,
          // It goes with who belongs to the company.
          mailboxID: businessID,
          step: 0,
          at: new Date(),
        },
      })),
    )
    return ring(told.flatMap(({ userIDs }) => userIDs))
  },
}
