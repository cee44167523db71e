// How whoever is signed in stands to the things on a page: asked once for all of them, and never for visitors.
import { limits } from '../../contract/limits.ts'
import { noStanding, type Standing } from './no-standing.ts'
import type { PageOnServer } from './page.ts'
import { actingID } from './session/actor.ts'

export type { Standing }

/** What the acting identity likes, follows, has saved and is connected with of `ids`; undefined on a page of a visitor. */
export async function standingOf(page: PageOnServer, ids: readonly string[]): Promise<Standing | undefined> {
  if (!page.session) return undefined
  const asked = [...new Set(ids)].slice(0, limits.standingIDsMax)
  if (asked.length === 0) return noStanding
  const [businessID, businesses] = await Promise.all([actingID(page), page.myBusinesses()])
  const standing = await page.api.showStanding({
    ids: asked.join(','),
    ...(businessID && { businessID }),
  })
  const mine = businesses.map((business) => business.businessID).filter((id) => asked.includes(id))
  return { ...standing, mine }
}
