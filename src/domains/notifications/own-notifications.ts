// What people do with their own notifications, on one of their pages, and what is forgotten with them.
import { deletePerson } from './queries/notifications.ts'
import { ring, type Teller } from './delivery.ts'

export const ownNews: Teller = {
  subscribesTo: { 'notifications.read': 'userID', 'account.removed': 'userID' },
  begin: (tx) => async (event) => {
    if (event.type === 'account.removed') await deletePerson(tx, event.userID)
    return event.type === 'notifications.read' ? ring([event.userID]) : []
  },
}
