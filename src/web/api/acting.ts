// The acting identities that every page of a signed-in person shows: the first companies, and the one that is chosen.
import type { ActorCompanyEntry } from '../../contract/business-management.ts'
import { limits } from '../../contract/limits.ts'
import type { PageOnServer } from './page.ts'
import { actorOf } from './session/actor.ts'

export type ActorEntry = { businessID: string; name: string; logo: string | undefined; industryID: string }

export type Acting = {
  /** Undefined when the person acts as themself. */
  chosen?: ActorEntry
  /** At most five (P9.9), the chosen one among them. */
  businesses: ActorEntry[]
  /** Whether there are others. */
  more: boolean
}

/** As whom the person may act; undefined for visitors, and for people who have no company. */
export async function actingOf(page: PageOnServer): Promise<Acting | undefined> {
  if (!page.session) return undefined
  const [mine, chosen] = await Promise.all([page.myBusinesses(), actorOf(page)])
  const all = mine.map(actorEntry)
  if (all.length === 0) return undefined
  const first = all.slice(0, limits.actorsShown)
  const actor = chosen && actorEntry(chosen)
  const isAmongFirst = !actor || first.some(({ businessID }) => businessID === actor.businessID)
  return {
    ...(actor && { chosen: actor }),
    businesses: isAmongFirst ? first : [actor, ...first].slice(0, limits.actorsShown),
    more: all.length > limits.actorsShown,
  }
}

/** A company as the selector shows it. */
export const actorEntry = ({ businessID, name, picture, industryID }: ActorCompanyEntry): ActorEntry => ({
  businessID,
  name,
  logo: picture?.url,
  industryID,
})
