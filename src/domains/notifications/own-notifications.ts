// What people do with their own notifications, on one of their pages, and what is forgotten with them.
import { eventsOf } from '../../platform/outbox/listener.ts'
import { deletePerson } from './queries/notifications.ts'
import { ring, type Teller } from './delivery.ts'

export const ownNews: Teller = {
  subscribesTo: { 'notifications.read': 'userID', 'account.removed': 'userID' },
  async tell(tx, events) {
    for (const event of events) if (event.type === 'account.removed') await deletePerson(tx, event.userID)
    return ring(eventsOf(events, 'notifications.read').map(({ userID }) => userID))
  },
}
