// As whom somebody acts (P4.10 and P6.3): themself, or one of their companies. Chosen in a cookie that no script reads,
// and true only as long as the server says so.
import type { ActorCompanyEntry } from '../../../contract/business-management.ts'
import type { Page, PageOnServer } from '../page.ts'

const cookie = 'mw_actor'
const yearInSeconds = 31_536_000
const isID = (text: string) => /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(text)

/** What the cookie says, unchecked: the API refuses what is not true. Undefined for the person. */
export function wantedActor({ cookies }: Pick<Page, 'cookies'>): string | undefined {
  const wanted = cookies.read(cookie)
  return wanted !== undefined && isID(wanted) ? wanted : undefined
}

/** From here on the person acts as `businessID`; as themself without one. */
export function chooseActor({ cookies }: Pick<Page, 'cookies'>, businessID: string | undefined): void {
  if (businessID === undefined) cookies.remove(cookie)
  else cookies.set(cookie, businessID, yearInSeconds)
}

/** The company as which this request acts; undefined for the person, to whom it falls back when a company is theirs no longer. */
export async function actorOf(page: PageOnServer): Promise<ActorCompanyEntry | undefined> {
  if (!page.session || page.cookies.read(cookie) === undefined) return undefined
  const wanted = wantedActor(page)
  const actor = (await page.myBusinesses()).find(({ businessID }) => businessID === wanted)
  if (!actor) chooseActor(page, undefined)
  return actor
}

/** The id of `actorOf`, as calls take it. */
export const actingID = async (page: PageOnServer): Promise<string | undefined> =>
  (await actorOf(page))?.businessID
