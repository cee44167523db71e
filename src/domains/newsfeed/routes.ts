import * as calls from '../../contract/newsfeed.ts'
import { blockedPartiesOf } from '../../platform/http/blocked-parties.ts'
import { cursorOf, positionOf } from '../../platform/http/cursor.ts'
import { routes, sessionOf, type CallContext } from '../../platform/http/routes.ts'
import { newsfeedPage, newsSince, type FeedReader } from './feed.ts'
import { nobody, type FeedSponsoring } from './sponsored.ts'
import { muteInFeed, mutedInFeed, unmuteInFeed } from './muting.ts'

type Reading = Pick<CallContext, 'caller' | 'session' | 'withheld'> & {
  query: { businessID?: string | undefined }
}

async function readerOf({ caller, query, withheld, ...context }: Reading): Promise<FeedReader> {
  const { edition, language } = caller
  const session = sessionOf(context)
  const { businessID } = query
  return { session, businessID, withheld: await blockedPartiesOf({ withheld }), edition, language }
}

/** The calls of the feed; `sponsoring` tells who paid to stand between its posts (D18). */
export const newsfeedRoutes = (sponsoring: FeedSponsoring = nobody) =>
  routes(
    {
      loadNewsfeed: calls.loadNewsfeed,
      countNews: calls.countNews,
      mute: calls.mute,
      unmute: calls.unmute,
      listMuted: calls.listMuted,
    },
    {
      async loadNewsfeed({ db, query, ...context }) {
        const before = (list: string) => positionOf(list, query.nextID)
        return newsfeedPage(db, await readerOf({ ...context, query }), { before, cursorOf }, sponsoring)
      },
      countNews: async ({ db, query, ...context }) =>
        newsSince(db, await readerOf({ ...context, query }), query.after),
      mute: ({ db, body, caller, ...context }) =>
        muteInFeed(db, sessionOf(context), { ...body, edition: caller.edition }),
      unmute: ({ db, body, ...context }) => unmuteInFeed(db, sessionOf(context), body),
      listMuted: ({ db, query, caller, ...context }) =>
        mutedInFeed(db, sessionOf(context), { ...query, language: caller.language }),
    },
  )
