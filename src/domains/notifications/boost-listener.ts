// That a boost is over, under the bell of who made it, and by mail unless they choose otherwise.
import { eventsOf } from '../../platform/outbox/listener.ts'
import { ring, type Teller } from './delivery.ts'
import { noteOfCompanies } from './noting.ts'

export const boostNews: Teller = {
  subscribesTo: { 'boost.told': 'businessID' },
  async tell(tx, events) {
    const told = eventsOf(events, 'boost.told').map(({ kind, businessID, boostID, userIDs, title }) => ({
      kind,
      businessID,
      resourceID: boostID,
      userIDs,
      title,
    }))
    return ring(await noteOfCompanies(tx, told))
  },
}
