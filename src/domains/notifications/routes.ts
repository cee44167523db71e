import * as calls from '../../contract/notifications.ts'
import { watchThings } from '../../contract/watching.ts'
import { blockedPartiesOf } from '../../platform/http/blocked-parties.ts'
import { cursorOf, positionOf } from '../../platform/http/cursor.ts'
import { routes, sessionOf } from '../../platform/http/routes.ts'
import { changePreferences, preferencesOf } from './choices.ts'
import { badgesOf, notificationsOf, readAll } from './listing.ts'
import { showSubscription, unsubscribe } from './subscriptions.ts'
import { watchThings as watch } from './watching.ts'

export const notificationRoutes = routes(
  {
    listNotifications: calls.listNotifications,
    readNotifications: calls.readNotifications,
    showBadges: calls.showBadges,
    showNotificationPreferences: calls.showNotificationPreferences,
    changeNotificationPreferences: calls.changeNotificationPreferences,
    unsubscribe: calls.unsubscribe,
    showSubscription: calls.showSubscription,
    watchThings,
  },
  {
    listNotifications: (input) => {
      const after = (list: string) => positionOf(list, input.query.cursor)
      return notificationsOf(input.db, sessionOf(input), { after, cursorOf }, input.caller)
    },
    readNotifications: (input) =>
      readAll(input.db, sessionOf(input), input.body.notificationIDs, input.caller.language),
    showBadges: (input) => badgesOf(input.db, sessionOf(input), input.caller.language),
    showNotificationPreferences: (input) => preferencesOf(input.db, sessionOf(input).userID),
    changeNotificationPreferences: (input) => changePreferences(input.db, sessionOf(input), input.body),
    unsubscribe: (input) => unsubscribe(input.db, input.body),
    showSubscription: (input) => showSubscription(input.db, input.body.token),
    watchThings: async ({ db, body, caller, withheld, ...context }) =>
      watch(db, sessionOf(context), {
        things: body.things,
        edition: caller.edition,
        withheld: await blockedPartiesOf({ withheld }),
      }),
  },
)
