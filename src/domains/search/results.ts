// What a person sees of what was found.
import type { BusinessCardEntry } from '../../contract/businesses.ts'
import { companyTypes, type CompanyTypeCode } from '../../contract/company-types.ts'
import type { CallOutput } from '../../contract/endpoint.ts'
import { limits } from '../../contract/limits.ts'
import type { listLastRegistered, searchBusinesses } from '../../contract/search.ts'
import type { Db } from '../../platform/db.ts'
import { businessCards } from '../businesses/cards.ts'
import { showcasePictures } from '../products/showcase.ts'
import { nameOf } from '../reference-data/lists.ts'
import { latest, search } from './find.ts'

type Found = CallOutput<typeof searchBusinesses>
type Asked = {
  textQuery: string
  businessType: CompanyTypeCode
  country?: string | undefined
  skip: number
  size: number
}
type Viewer = { language: string; editionBit?: number | undefined }

/** A page of companies, best first (section 7, search/business). */
export async function findBusinesses(db: Db, viewer: Viewer, asked: Asked): Promise<Found> {
  const { ids, total, totalIsExact } = await search(
    db,
    {
      segment: asked.businessType,
      text: asked.textQuery,
      country: asked.country,
      editionBit: viewer.editionBit,
    },
    { skip: asked.skip, size: asked.size },
  )
  const cards = await cardsOf(db, ids, viewer.language)
  return { results: inOrder(ids, cards), total_results: total, totalResults: total, totalIsExact }
}

const typesOnHome = ['MA', 'DI', 'EX', 'CO'] as const satisfies (typeof companyTypes)[number][]

/** The latest companies of the four types of home, three each (section 2, `/`). */
export async function findLastRegistered(
  db: Db,
  viewer: Viewer,
): Promise<CallOutput<typeof listLastRegistered>> {
  const ids = await latest(db, typesOnHome, limits.lastRegisteredPerType, viewer.editionBit)
  const cards = await cardsOf(db, [...ids.values()].flat(), viewer.language)
  return typesOnHome.map((code) => ({
    businessType: { code, name: nameOf('businessTypes', code, viewer.language) ?? code },
    businesses: inOrder(ids.get(code) ?? [], cards),
  }))
}

async function cardsOf(db: Db, ids: string[], language: string): Promise<Map<string, BusinessCardEntry>> {
  const [cards, pictures] = await Promise.all([businessCards(db, ids, language), showcasePictures(db, ids)])
  for (const [id, url] of pictures) {
    const card = cards.get(id)
    if (card) cards.set(id, { ...card, cardPicture: { url } })
  }
  return cards
}

/** A company that went a moment ago has no card any more. */
function inOrder(ids: readonly string[], cards: ReadonlyMap<string, BusinessCardEntry>): BusinessCardEntry[] {
  return ids.map((id) => cards.get(id)).filter((card) => card !== undefined)
}
