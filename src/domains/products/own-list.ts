// The list of a company's products in every state (P2.24, D47).
import * as z from 'zod'
import { limits } from '../../contract/limits.ts'
import type {
  countManagedProducts,
  listManagedProducts,
  ProductRowEntry,
} from '../../contract/product-management.ts'
import { productKey } from '../../contract/slugs.ts'
import { plainWriting } from '../../contract/writing.ts'
import type { Db } from '../../platform/db.ts'
import { addressesDespiteRemoval } from '../files/withholding.ts'
import { resolveActor, type BusinessActor, type SessionOrKey } from '../members/actors.ts'
import { categoryOfRecord } from '../reference-data/industries.ts'
import { findPage, type ListedRow } from './queries/own-list.ts'
import { removalOf } from './removal.ts'
import { fullness } from './room.ts'

type Wish = z.output<(typeof listManagedProducts)['query']>
const wordsMax = 10

/**
 * A page of 20 products, kept or removed, whose names, part numbers or keywords have all the words, with counts of all states and how full the
 * showcase is, names of lists in `language`. Throws NotFound for who does not belong to the company.
 */
export async function listManaged(
  db: Db,
  by: SessionOrKey,
  { bid, search, state, sort, skip }: Wish,
  language: string,
): Promise<z.input<(typeof listManagedProducts)['ok']>> {
  const actor = await resolveActor(db, by, bid)
  const { counts, room, unlistedByPlan } = await fullness(db, actor.id)
  const page = { patterns: patternsOf(search), state, sort, skip, limit: limits.productsPageSize }
  const days = limits.restoreDays
  const { rows, total } = await findPage(db, { businessID: actor.id, days, ...page })
  // Nobody else sees the pictures of what is deleted.
  const removed = rows.flatMap(({ removed_at: at, main_image: image }) =>
    at && image !== null ? [image] : [],
  )
  const addressOf = await addressesDespiteRemoval(db, removed)
  return {
    results: rows.map((row) => rowOf(row, actor, { language, addressOf })),
    totalResults: total,
    counts,
    showcase: { published: room.published, limit: room.limit, unlistedByPlan },
  }
}

/** How many products of a company there are in each state. Throws NotFound for who does not belong to it. */
export async function countManaged(
  db: Db,
  by: SessionOrKey,
  bid: string,
): Promise<z.input<(typeof countManagedProducts)['ok']>> {
  const [{ counts }] = await Promise.all([fullness(db, bid), resolveActor(db, by, bid)])
  return { counts }
}

/** The words, however their keyboard wrote them, as patterns of ILIKE, in which nothing that was typed means anything but itself. */
function patternsOf(search: string): string[] {
  const words = plainWriting(search).split(/\s+/u).filter(Boolean).slice(0, wordsMax)
  return words.map((word) => `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`)
}

type Naming = { language: string; addressOf: (address: string) => string }

function rowOf(row: ListedRow, actor: BusinessActor, { language, addressOf }: Naming): ProductRowEntry {
  const { state, removed_at: removedAt, drafted_by: draftedBy } = row
  return {
    productID: row.id,
    key: productKey({ productID: row.id, name: row.name, companyName: row.company_name }),
    name: row.name,
    partNumber: row.part_number,
    mainImage: row.main_image === null ? null : { url: addressOf(row.main_image) },
    photoCount: row.photo_count,
    category: categoryOfRecord(row.sub_category_id ?? row.category_id, language),
    state,
    byPlan: row.unlisted_by_plan,
    stock: row.stock,
    changedAt: row.updated_at.toISOString(),
    removed: removedAt && removalOf(actor, { state, draftedBy, removedAt }),
  }
}
