// Who acts on the pages of connections: whom the address names, as notifications do, else whom one acts as everywhere.
import { parametersOf } from '../../../../contract/pages/query.ts'
import { actorEntry } from '../../../api/acting.ts'
import type { PageOnServer, PageSession } from '../../../api/page.ts'
import { actorOf } from '../../../api/session/actor.ts'
import { personName } from '../../../components/person/person.ts'

/** Who acts, and what the page says of it. */
export async function actingHere(page: PageOnServer, session: PageSession) {
  const wanted = parametersOf(page.url).get('as')
  const isNamed = wanted !== null && wanted !== ''
  const mine = isNamed && wanted !== session.userID ? await page.myBusinesses() : []
  const named = mine.find(({ businessID }) => businessID === wanted)
  const isPerson = isNamed && wanted === session.userID
  const actor = isPerson ? undefined : (named ?? (await actorOf(page)))
  return {
    /** Empty for the person. */
    businessID: actor?.businessID ?? '',
    name: actor?.name ?? personName(session),
    isCompany: actor !== undefined,
    /** Members of a company read; who manages it asks and answers. */
    mayAct: actor === undefined || actor.role !== 'member',
    /** As the address has to say it, if it does. */
    ...(isNamed && (isPerson || named) && { as: wanted }),
    ...(actor && { actsFor: actorEntry(actor) }),
  }
}
