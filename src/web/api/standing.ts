// How whoever is signed in stands to the things on a page: asked once for all of them, and never for visitors.
import { limits } from '../../contract/limits.ts'
import type { PageOnServer } from './page.ts'
import { actingID } from './session/actor.ts'

export type Standing = {
  liked: string[]
  followed: string[]
  saved: string[]
  /** Companies that the person belongs to, among those asked for. */
  mine: string[]
}

/** What the acting identity likes, follows and has saved of `ids`; undefined on a page of a visitor. */
export async function standingOf(page: PageOnServer, ids: readonly string[]): Promise<Standing | undefined> {
  if (!page.session) return undefined
  const asked = [...new Set(ids)].slice(0, limits.standingIDsMax)
  if (asked.length === 0) return { liked: [], followed: [], saved: [], mine: [] }
  const [businessID, businesses] = await Promise.all([actingID(page), page.myBusinesses()])
  const { liked, followed, saved } = await page.api.showStanding({
    ids: asked.join(','),
    ...(businessID && { businessID }),
  })
  const mine = businesses.map((business) => business.businessID).filter((id) => asked.includes(id))
  return { liked, followed, saved, mine }
}
