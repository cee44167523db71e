// What moderators decided, under the bell of both sides; its mails are written with the act.
import { eventsOf } from '../../platform/outbox/listener.ts'
import { ring, type Teller } from './delivery.ts'
import { noteAll } from './noting.ts'

export const moderationNews: Teller = {
  subscribesTo: { 'moderation.told': 'resourceID' },
  async tell(tx, events) {
    const told = eventsOf(events, 'moderation.told')
    await noteAll(
      tx,
      told.flatMap(({ kind, resourceID, userIDs, title }) =>
        userIDs.map((userID) => ({
          people: [userID],
          notice: {
            kind,
            resourceID,
            // Nobody is told who decided.
            actor: { type: 'user' as const, id: userID },
            title,
            mailboxID: userID,
            step: 0,
            at: new Date(),
          },
        })),
      ),
    )
    return ring(told.flatMap(({ userIDs }) => userIDs))
  },
}
