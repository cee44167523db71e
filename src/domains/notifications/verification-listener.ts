// What happens to the checks and certificates of a company, under the bell of its owners and admins; its mails are written with the act.
import { eventsOf } from '../../platform/outbox/listener.ts'
import { ring, type Teller } from './delivery.ts'
import { noteOfCompanies } from './noting.ts'

export const verificationNews: Teller = {
  subscribesTo: { 'verification.told': 'businessID' },
  async tell(tx, events) {
    const told = eventsOf(events, 'verification.told').map(
      ({ kind, businessID, subjectID, userIDs, title }) => ({
        kind,
        businessID,
        resourceID: subjectID,
        userIDs,
        title,
      }),
    )
    return ring(await noteOfCompanies(tx, told))
  },
}
