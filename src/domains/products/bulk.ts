// Many products of a company written at once, by the rules of those that are written one by one (P3.4, D20): for tables that it
// brings in. Whoever calls has asked for the right to it, and holds the company's products (holdProducts).
import { isAppError } from '../../contract/errors.ts'
import { limits } from '../../contract/limits.ts'
import type { ProductFieldsInput } from '../../contract/product-fields.ts'
import type { ProductStateName } from '../../contract/product-management.ts'
import type { Db, Tx } from '../../platform/db.ts'
import { firstID } from '../../platform/ids.ts'
import { requireOwnProduct } from '../editions/claims.ts'
import { missingHalves, saidContents, type SaidContents } from './contents.ts'
import { fieldsOf } from './managing.ts'
import { settlePictures } from './pictures.ts'
import { tellProducts } from './publication.ts'
import {
  findHolders,
  findKnown,
  findManagedOf,
  findNumbers,
  findStanding,
  insertProducts,
  markManyRemoved,
  putNumbers,
  setWritten,
  type KnownProduct,
  type Written,
} from './queries/bulk.ts'
import { setPublished, type ManagedRow } from './queries/managed.ts'
import { holdRoom, type Room } from './room.ts'
import { foldedNumbers } from './trade.ts'

/** Nobody else changes products of the company until the transaction ends; answers how full it is. */
export const holdProducts = (tx: Tx, businessID: string): Promise<Room> => holdRoom(tx, businessID)

/** A company's products as a table finds them: by part number as numbers are compared, by name where they have none. */
export type Known = {
  products: ReadonlyMap<string, KnownProduct>
  /** Of whose number it is, own or of a variant. */
  byNumber: ReadonlyMap<string, string>
  /** Of those without a part number, the oldest of each name. */
  byName: ReadonlyMap<string, string>
}

const pageSize = 5_000

/** All that tells the products of a company apart. */
export async function knownProducts(db: Db, businessID: string): Promise<Known> {
  const products = new Map<string, KnownProduct>()
  const byName = new Map<string, string>()
  for (let after = firstID; ;) {
    const page = await findKnown(db, { businessID, after, limit: pageSize })
    for (const product of page) {
      products.set(product.id, product)
      if (product.part_number === null && !byName.has(product.name)) byName.set(product.name, product.id)
    }
    if (page.length < pageSize) break
    after = page.at(-1)!.id
  }
  const byNumber = new Map<string, string>()
  for (let after = ''; ;) {
    const page = await findNumbers(db, { businessID, after, limit: pageSize })
    for (const { folded, product_id } of page) byNumber.set(folded, product_id)
    if (page.length < pageSize) break
    after = page.at(-1)!.folded
  }
  return { products, byNumber, byName }
}

/** A product as it is edited, with its revision. */
export type Editable = { fields: ProductFieldsInput; revision: number }

/** Those of these products that the company keeps, by id. One query. */
export async function editableProducts(
  db: Db | Tx,
  businessID: string,
  ids: readonly string[],
): Promise<Map<string, Editable>> {
  if (ids.length === 0) return new Map()
  const rows = await findManagedOf(db, businessID, ids)
  return new Map(rows.map((row) => [row.id, { fields: fieldsOf(row), revision: row.revision }]))
}

export type Refusal = 'name-reserved' | 'not-allowed'

/** Why fields are not those of a product, whatever else the company has; undefined for what can be saved. */
export function refusalOf(fields: ProductFieldsInput, before?: ProductFieldsInput): Refusal | undefined {
  if (fields.name !== before?.name && refusesName(fields.name)) return 'name-reserved'
  try {
    saidContents({ ...fields, videos: [] })
    return undefined
  } catch (error) {
    if (isAppError(error) && error.name === 'InvalidInput') return 'not-allowed'
    throw error
  }
}

/** Whether a name could be taken for ours. */
export function refusesName(name: string): boolean {
  try {
    if (name !== '') requireOwnProduct(name)
    return false
  } catch (error) {
    if (isAppError(error) && error.name === 'NameReserved') return true
    throw error
  }
}

type Whose = { businessID: string; userID: string; room: Room }
export type NewOne = {
  id: string
  fields: ProductFieldsInput
  publish: boolean
  /** It was on the pages once: where it is not published it is unlisted, and no draft. */
  unlisted?: boolean
  createdAt: Date
}
export type Skipped = { skipped: 'too-many-products' | 'part-number-taken' | 'changed-meanwhile' }

/**
 * Adds products, published as far as was wished, their specifications are whole, and the plan has room for them, in their order;
 * the others are drafts. Answers the state of each, or why it was not added.
 */
export async function addProducts(
  tx: Tx,
  { businessID, userID, room }: Whose,
  wanted: readonly NewOne[],
): Promise<Map<string, { state: ProductStateName } | Skipped>> {
  const answers = new Map<string, { state: ProductStateName } | Skipped>()
  const contents = new Map(wanted.map(({ id, fields }) => [id, saidContents(fields)]))
  const free = await withFreeNumbers(tx, businessID, contents)
  let { kept, published } = room
  const rows: Parameters<typeof insertProducts>[1][number][] = []
  for (const { id, fields, publish, unlisted = false, createdAt } of wanted) {
    if (!free.has(id)) answers.set(id, { skipped: 'part-number-taken' })
    else if (kept >= limits.productsManagedMax) answers.set(id, { skipped: 'too-many-products' })
    else {
      const isShown = publish && published < room.limit && missingHalves(fields.specs).length === 0
      kept += 1
      if (isShown) published += 1
      answers.set(id, { state: isShown ? 'published' : unlisted ? 'unlisted' : 'draft' })
      const pictures = { main_image: null, photos: [], picture_texts: {} }
      const state = { published: isShown, unlisted: !isShown && unlisted, drafted_by: userID }
      const dates = { created_at: createdAt, updated_at: new Date() }
      rows.push({ ...contents.get(id)!, ...pictures, ...state, ...dates, id, business_id: businessID })
    }
  }
  await insertProducts(tx, rows)
  await putNumbers(
    tx,
    businessID,
    rows.map((row) => ({ productID: row.id, numbers: foldedNumbers(row) })),
  )
  if (published > room.published) await tellProducts(tx, businessID)
  return answers
}

export type ChangedOne = { id: string; revision: number; fields: ProductFieldsInput }
/** What a product said, and when it was saved last: enough to give it back. */
export type Before = Written & { updated_at: string }

/**
 * Saves what products say, pictures and videos aside, where nobody has saved them after `revision`. Answers the revision of each
 * and what it said before, or why it was left as it is.
 */
export async function changeProducts(
  tx: Tx,
  { businessID }: Whose,
  wanted: readonly ChangedOne[],
): Promise<Map<string, { revision: number; before: Before } | Skipped>> {
  const answers = new Map<string, { revision: number; before: Before } | Skipped>()
  const rows = new Map(
    (
      await findManagedOf(
        tx,
        businessID,
        wanted.map(({ id }) => id),
      )
    ).map((row) => [row.id, row]),
  )
  const contents = new Map<string, SaidContents>()
  for (const { id, revision, fields } of wanted) {
    const row = rows.get(id)
    if (row?.revision !== revision || (row.published && missingHalves(fields.specs).length > 0))
      answers.set(id, { skipped: 'changed-meanwhile' })
    else contents.set(id, saidContents(fields, { videos: row.videos, trade: row }))
  }
  const free = await withFreeNumbers(tx, businessID, contents)
  const saved: Written[] = []
  for (const [id, { videos: _videos, ...said }] of contents)
    if (free.has(id)) saved.push({ ...said, id })
    else answers.set(id, { skipped: 'part-number-taken' })
  const revisions = await setWritten(tx, businessID, saved)
  await putNumbers(
    tx,
    businessID,
    saved.map((row) => ({ productID: row.id, numbers: foldedNumbers(row) })),
  )
  for (const { id } of saved)
    answers.set(id, { revision: revisions.get(id)!, before: beforeOf(rows.get(id)!) })
  if (saved.some(({ id }) => rows.get(id)!.published)) await tellProducts(tx, businessID)
  return answers
}

function beforeOf(row: ManagedRow): Before {
  const { name, language, description, keywords, industry_id, category_id, sub_category_id } = row
  const { specs, lead_time, stock, part_number, trade, variants } = row
  const texts = { name, language, description, keywords, specs, lead_time, stock }
  const place = { industry_id, category_id, sub_category_id }
  return {
    ...texts,
    ...place,
    part_number,
    trade,
    variants,
    id: row.id,
    updated_at: row.updated_at.toISOString(),
  }
}

/** Those of these products whose part numbers no other product has, or keeps when all of them are saved. */
async function withFreeNumbers(
  tx: Tx,
  businessID: string,
  contents: ReadonlyMap<string, SaidContents>,
): Promise<Set<string>> {
  const numbers = new Map([...contents].map(([id, said]) => [id, foldedNumbers(said)]))
  const all = [...numbers.values()].flat()
  const holders = all.length === 0 ? [] : await findHolders(tx, businessID, all)
  const keeps = holders.filter(({ folded, product_id: id }) => numbers.get(id)?.includes(folded) ?? true)
  const holderOf = new Map(keeps.map(({ folded, product_id: id }) => [folded, id]))
  const free = new Set<string>()
  for (const [id, own] of numbers) {
    if (own.some((number) => (holderOf.get(number) ?? id) !== id)) continue
    for (const number of own) holderOf.set(number, id)
    free.add(id)
  }
  return free
}

/** How a product stood before it was taken off the pages or removed. */
export type Stood = { state: ProductStateName; byPlan: boolean; updatedAt: string }

/**
 * Takes published products off the pages, where others stay as they are, or removes products in any state, if nobody has saved them
 * after `revision`; answers how each stood.
 */
export async function takeAway(
  tx: Tx,
  { businessID }: Whose,
  how: 'unlist' | 'remove',
  wanted: readonly { id: string; revision: number }[],
): Promise<Map<string, { before: Stood } | { stays: true } | Skipped>> {
  const answers = new Map<string, { before: Stood } | { stays: true } | Skipped>()
  if (wanted.length === 0) return answers
  const ids = wanted.map(({ id }) => id)
  const standing = new Map((await findStanding(tx, businessID, ids)).map((one) => [one.id, one]))
  const going = wanted.flatMap(({ id, revision }) => {
    const one = standing.get(id)
    if (!one || one.removed || one.revision !== revision) {
      answers.set(id, { skipped: 'changed-meanwhile' })
      return []
    }
    if (how === 'unlist' && one.state !== 'published') {
      answers.set(id, { stays: true })
      return []
    }
    const { state, byPlan, updatedAt } = one
    answers.set(id, { before: { state, byPlan, updatedAt: updatedAt.toISOString() } })
    return [one]
  })
  const gone = going.map(({ id }) => id)
  if (how === 'unlist') await setPublished(tx, gone, false)
  else {
    await markManyRemoved(tx, businessID, gone)
    await putNumbers(
      tx,
      businessID,
      gone.map((productID) => ({ productID, numbers: [] })),
    )
    await settlePictures(tx, businessID, Object.assign({}, ...going.map(({ pictures }) => pictures)))
  }
  if (going.some(({ state }) => state === 'published')) await tellProducts(tx, businessID)
  return answers
}
