// A product as moderators see it, and what they do with it.
import { limits } from '../../contract/limits.ts'
import type { Db, Tx } from '../../platform/db.ts'
import { tellProducts } from './publication.ts'
import { settlePictures } from './pictures.ts'
import { findBusinessOf, lockShowcase } from './queries/managed.ts'
import { findProduct } from './queries/published.ts'
import { findTakenDown, markRestored, markTakenDown } from './queries/removed.ts'
import { holdRoom } from './room.ts'
import { languageOfProduct } from './texts.ts'
import { freePartNumbers, takePartNumbers, type TradeContents } from './trade.ts'

/** As every kind of thing tells it to moderators (resources/kinds.ts). */
type ContentsOfProduct = {
  name: string
  owner: { type: 'business'; id: string }
  texts: { field: string; text: string; language?: string }[]
  pictures: string[]
}

/** What a published one says and shows. */
export async function contentsOfProduct(db: Db | Tx, id: string): Promise<ContentsOfProduct | undefined> {
  const row = await findProduct(db, id)
  if (!row) return undefined
  return {
    name: row.name,
    owner: { type: 'business', id: row.business_id },
    texts: [
      ...textsIn({ ...row, pictures: row.picture_texts }, languageOfProduct(row)),
      ...row.videos.map(({ url: text }) => ({ field: 'video', text })),
      ...textsOfTrade(row, languageOfProduct(row)),
      ...(row.documents ?? []).map(({ title, version }) => ({
        field: 'document',
        text: `${title} ${version}`.trim(),
        language: languageOfProduct(row),
      })),
      ...Object.entries(row.texts ?? {}).flatMap(([language, said]) => textsIn(said, language)),
    ].filter(({ text }) => text !== ''),
    pictures: row.photos,
  }
}

/** What was typed freely. */
const textsOfTrade = ({ part_number, trade, variants }: TradeContents, language: string) => [
  { field: 'partNumber', text: part_number ?? '', language },
  { field: 'packaging', text: trade.packaging ?? '', language },
  { field: 'variants', text: (variants?.axes ?? []).join(', '), language },
  ...(variants?.rows ?? []).map(({ values, partNumber }) => ({
    field: 'variants',
    text: [...values, partNumber].filter((part) => part !== '').join(', '),
    language,
  })),
]

type Said = {
  name: string
  description: string
  keywords: readonly string[]
  specs: readonly { key: string; value: string }[]
  pictures?: Readonly<Record<string, string>>
}

/** What is said of one in one language. */
const textsIn = ({ name, description, keywords, specs, pictures = {} }: Said, language: string) => [
  { field: 'name', text: name, language },
  { field: 'description', text: description, language },
  { field: 'keywords', text: keywords.join(', '), language },
  ...specs.map(({ key, value }) => ({ field: 'spec', text: `${key}: ${value}`, language })),
  ...Object.values(pictures).map((text) => ({ field: 'picture', text, language })),
]

/** Removes one as one of staff, which its company does not restore; false when it is not there. */
export async function takeDownProduct(tx: Tx, productID: string): Promise<boolean> {
  const businessID = await findBusinessOf(tx, productID)
  if (businessID === undefined) return false
  await lockShowcase(tx, businessID)
  const removed = await markTakenDown(tx, productID)
  if (!removed) return false
  await freePartNumbers(tx, { businessID, productID })
  await settlePictures(tx, businessID, removed.pictures)
  await tellProducts(tx, businessID)
  return true
}

/** Brings back what staff removed, off the pages where the plan has no room by now; false when that is gone. */
export async function bringBackProduct(tx: Tx, productID: string): Promise<boolean> {
  const found = await findTakenDown(tx, productID, limits.takenDownDays)
  if (!found) return false
  const { businessID, state: was, byPlan } = found
  await lockShowcase(tx, businessID)
  const room = await holdRoom(tx, businessID)
  const isFull = was === 'published' && room.published >= room.limit
  await markRestored(tx, productID, isFull ? 'unlisted' : was, isFull || byPlan)
  await takePartNumbers(tx, { businessID, productID }, found)
  await settlePictures(tx, businessID, found.pictures)
  await tellProducts(tx, businessID)
  return true
}
