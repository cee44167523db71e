// How imports of products ended, under the bell of who began them; those of programs by mail too, unless people choose otherwise.
import { eventsOf } from '../../platform/outbox/listener.ts'
import { ring, type Teller } from './delivery.ts'
import { noteOfCompanies } from './noting.ts'

export const importNews: Teller = {
  subscribesTo: { 'import.told': 'businessID' },
  async tell(tx, events) {
    const told = eventsOf(events, 'import.told').map(({ kind, businessID, importID, userIDs, title }) => ({
      kind,
      businessID,
      resourceID: importID,
      userIDs,
      title,
    }))
    return ring(await noteOfCompanies(tx, told))
  },
}
