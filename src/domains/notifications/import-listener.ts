// How imports of products ended, under the bell of who began them; those of programs by mail too, unless people choose otherwise.
import { eventsOf } from '../../platform/outbox/listener.ts'
import { ring, type Teller } from './delivery.ts'
import { noteAll } from './noting.ts'

export const importNews: Teller = {
  subscribesTo: { 'import.told': 'businessID' },
  async tell(tx, events) {
    const told = eventsOf(events, 'import.told')
    await noteAll(
      tx,
      told.map(({ kind, businessID, importID, userIDs, title }) => ({
        people: userIDs,
        notice: {
          kind,
          resourceID: importID,
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
