// A product in the hands of its company: who may change it, and how it is shown to them (D8, D47).
import { AppError } from '../../contract/errors.ts'
import type { ManagedProductEntry, ProductStateName } from '../../contract/product-management.ts'
import { productKey } from '../../contract/slugs.ts'
import type { Db, Tx } from '../../platform/db.ts'
import { requireManager, resolveActor, type BusinessActor, type SessionOrKey } from '../members/actors.ts'
import { findBusinessOf, findManaged, findNameInKeys, type ManagedRow } from './queries/managed.ts'
import { tradeFields } from './trade.ts'

/** Who acts for the company of a product, removed or not; throws NotFound alike for unknown products and those of others. */
export async function actorFor(db: Db | Tx, by: SessionOrKey, productID: string): Promise<BusinessActor> {
  // No company has the id of a product: what is unknown is asked for like what is somebody else's.
  const businessID = (await findBusinessOf(db, productID)) ?? productID
  return resolveActor(db, by, businessID)
}

/** Throws NotAllowed for a member unless the product is a draft: they propose, owners and admins decide. */
export function requireRightToRead(actor: BusinessActor, state: ProductStateName): void {
  if (state !== 'draft') requireManager(actor)
}

/** Throws NotAllowed for a member unless the product is a draft of their own. */
export function requireRightTo(
  actor: BusinessActor,
  { state, draftedBy }: { state: ProductStateName; draftedBy: string | null },
): void {
  if (state !== 'draft' || draftedBy !== actor.userID) requireManager(actor)
}

/** Whether who acts may change a product: as `requireRightTo`, for what is only offered. */
export const hasRightTo = (
  { userID, role }: BusinessActor,
  { state, draftedBy }: { state: ProductStateName; draftedBy: string | null },
): boolean => role !== 'member' || (state === 'draft' && draftedBy === userID)

/** What decides who may change a product. */
export const ruleOf = (row: ManagedRow) => ({ state: stateOf(row), draftedBy: row.drafted_by })

/** The product of the acting company as it is kept; throws NotFound without it, and for a removed one. */
export async function requireManaged(
  db: Db | Tx,
  actor: BusinessActor,
  productID: string,
): Promise<ManagedRow> {
  const row = await findManaged(db, { businessID: actor.id, productID })
  if (row === undefined) throw new AppError('NotFound')
  return row
}

/** A product as its company edits it; throws NotFound for everybody else. */
export async function showManaged(
  db: Db | Tx,
  by: SessionOrKey,
  productID: string,
): Promise<ManagedProductEntry> {
  const actor = await actorFor(db, by, productID)
  return entryOf(db, await requireManaged(db, actor, productID))
}

/** What is answered of a product that was read or saved. One query. */
export async function entryOf(db: Db | Tx, row: ManagedRow): Promise<ManagedProductEntry> {
  const companyName = await findNameInKeys(db, row.business_id)
  return {
    productID: row.id,
    businessID: row.business_id,
    key: productKey({ productID: row.id, name: row.name, companyName }),
    state: stateOf(row),
    draftedBy: row.drafted_by,
    revision: row.revision,
    fields: fieldsOf(row),
    changedAt: row.updated_at.toISOString(),
  }
}

export function stateOf({
  published,
  unlisted,
}: Pick<ManagedRow, 'published' | 'unlisted'>): ProductStateName {
  return published ? 'published' : unlisted ? 'unlisted' : 'draft'
}

/** Every field as it was entered; the main image stands before the photos, not among them. */
export function fieldsOf(row: ManagedRow): ManagedProductEntry['fields'] {
  return {
    name: row.name,
    language: row.language ?? '',
    description: row.description,
    category: `${row.industry_id}.${row.sub_category_id ?? row.category_id}`,
    keywords: row.keywords,
    specs: row.specs,
    leadTime: row.lead_time,
    stock: row.stock,
    ...tradeFields(row),
    mainImage: row.main_image ?? '',
    photos: row.photos.filter((url) => url !== row.main_image),
    pictureTexts: row.picture_texts,
    videos: row.videos.map(({ url }) => url),
  }
}
