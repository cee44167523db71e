import * as calls from '../../contract/favourites.ts'
import { cursorOf, positionOf } from '../../platform/http/cursor.ts'
import { routes, sessionOf } from '../../platform/http/routes.ts'
import { favouritesOf } from './listing.ts'
import { removeFavourite, saveFavourite } from './saving.ts'
import { standingTo } from './standing.ts'

type Wish = {
  params: { resourceType: calls.FavouriteKind }
  body: { resourceID: string; businessID?: string | undefined }
}
const keptOf = ({ params, body }: Wish) => ({ type: params.resourceType, id: body.resourceID })

export const favouriteRoutes = routes(
  {
    listFavourites: calls.listFavourites,
    saveFavourite: calls.saveFavourite,
    removeFavourite: calls.removeFavourite,
    showStanding: calls.showStanding,
  },
  {
    async listFavourites(input) {
      const { db, caller, query } = input
      const before = (list: string) => positionOf(list, query.cursor)
      return favouritesOf(
        db,
        sessionOf(input),
        { ...query, before, cursorOf },
        caller.language,
        caller.edition,
      )
    },
    saveFavourite: (input) =>
      saveFavourite(input.db, sessionOf(input), keptOf(input), {
        ...input.body,
        edition: input.caller.edition,
      }),
    removeFavourite: (input) =>
      removeFavourite(input.db, sessionOf(input), keptOf(input), input.body.businessID),
    showStanding: (input) => standingTo(input.db, sessionOf(input), input.query.ids, input.query.businessID),
  },
)
