// The one thing that a post shows as a card: a company, a product, a certificate, another post.
import type { SharedEntry } from '../../contract/posts.ts'
import { AppError } from '../../contract/errors.ts'
import type { Db, Tx } from '../../platform/db.ts'
import type { LiveSession } from '../accounts/live-session.ts'
import { certificatesByID } from '../businesses/certificates.ts'
import { businessFaces } from '../businesses/listing.ts'
import { productCards } from '../products/showcase.ts'
import { resourcesOf } from '../resources/finding.ts'
import type { Sight } from '../resources/kinds.ts'
import { requireVisible } from '../resources/visibility.ts'
import type { SharedType } from './queries/tables.ts'

export type SharedRef = { type: SharedType; id: string }

/** Throws InvalidInput for what whoever writes does not meet in `edition`, as for what never was. */
export async function requireShareable(
  tx: Tx,
  session: LiveSession,
  { type, id }: SharedRef,
  edition: string,
): Promise<void> {
  const owner = type === 'certificate' ? (await certificatesByID(tx, [id])).get(id)?.businessID : undefined
  try {
    if (type !== 'certificate') await requireVisible(tx, session, { type, id }, edition)
    // No company has the id of a certificate: what is unknown is asked for like what is hidden.
    else await requireVisible(tx, session, { type: 'business', id: owner ?? id }, edition)
  } catch (error) {
    if ((error as Error).name !== 'NotFound') throw error
    throw new AppError('InvalidInput', { fields: { shared: 'Nothing that could be shown' } })
  }
}

type Reader = { sight: Sight; language: string; withheld: ReadonlySet<string> | undefined }

/** The cards of these things as somebody reads them. As many queries for one as for fifty. */
export async function sharedCards(
  db: Db,
  things: readonly SharedRef[],
  { sight, language, withheld }: Reader,
): Promise<(thing: SharedRef) => SharedEntry> {
  if (things.length === 0) return ({ type, id }) => ({ type, id, isGone: true })
  const idsOf = (type: SharedType) => things.filter((thing) => thing.type === type).map(({ id }) => id)
  const certificates = await certificatesByID(db, idsOf('certificate'))
  const holders = [...certificates.values()].map(({ businessID: id }) => ({ type: 'business' as const, id }))
  const others = things.flatMap(({ type, id }) => (type === 'certificate' ? [] : [{ type, id }]))
  const [find, faces, products] = await Promise.all([
    resourcesOf(db, [...others, ...holders], sight),
    businessFaces(db, [...idsOf('business'), ...holders.map(({ id }) => id)], language),
    productCards(db, idsOf('product'), language),
  ])
  return ({ type, id }) => {
    const certificate = certificates.get(id)
    const asked =
      type === 'certificate' ? { type: 'business' as const, id: certificate?.businessID ?? id } : { type, id }
    const found = find(asked)
    const isKept = found?.owner && withheld?.has(found.owner.id)
    if (!found || isKept || found.path === null) return { type, id, isGone: true }
    const card = { type, id, isGone: false as const }
    if (type === 'certificate') {
      const path = `${found.path}#certificates`
      const picture = urlAlone(faces.get(found.id)?.picture)
      return { ...card, name: certificate?.name ?? '', by: found.nameIn(language), picture, path }
    }
    const picture = urlAlone(faces.get(id)?.picture ?? products.get(id)?.mainImage)
    const by = type === 'business' ? null : (found.owner?.nameIn(language) ?? null)
    return { ...card, name: found.nameIn(language), by, picture, path: found.path }
  }
}

/** A card shows one size; what else is known of a picture stays where it is asked for. */
const urlAlone = (picture: { url: string } | null | undefined): { url: string } | null =>
  picture ? { url: picture.url } : null
