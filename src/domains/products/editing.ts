// A company adds, changes and copies its products (P2.24 and P3.4, D8, D47).
import { AppError } from '../../contract/errors.ts'
import { limits } from '../../contract/limits.ts'
import type { ProductFieldsInput } from '../../contract/product-fields.ts'
import type { ManagedProductEntry } from '../../contract/product-management.ts'
import { transaction, type Db, type Tx } from '../../platform/db.ts'
import { uuidv7 } from '../../platform/ids.ts'
import type { LiveSession } from '../accounts/live-session.ts'
import { requireManager, resolveActor, type BusinessActor } from '../members/actors.ts'
import { requireOwnProduct } from '../editions/claims.ts'
import { copyName } from './copy-names.ts'
import { contentsOf, requireWholeSpecs } from './contents.ts'
import {
  actorFor,
  entryOf,
  requireManaged,
  requireRightTo,
  requireRightToRead,
  ruleOf,
  stateOf,
} from './managing.ts'
import { settlePictures } from './pictures.ts'
import { tellProducts } from './publication.ts'
import {
  claimRevision,
  findNames,
  lockShowcase,
  setContents,
  type Contents,
  type ManagedRow,
} from './queries/managed.ts'
import { insertProduct } from './queries/published.ts'
import { dropPictures, findTextNames, findTexts, hasTexts, insertTexts } from './queries/texts.ts'
import { holdRoom, requireRoomToKeep, requireRoomToPublish } from './room.ts'
import { claimPartNumbers, withoutNumbers } from './trade.ts'

type NewFields = ProductFieldsInput & { businessID: string; publish: boolean }

/**
 * Adds a product, which stands first; published at once only by owners and admins. Throws NotFound, NotAllowed,
 * NameReserved, HalfSpecs, TooManyProducts, ShowcaseFull, PartNumberTaken, and InvalidInput as contentsOf does.
 */
export async function createProduct(
  tx: Tx,
  session: LiveSession,
  { businessID, publish, ...fields }: NewFields,
): Promise<ManagedProductEntry> {
  const actor = await resolveActor(tx, session, businessID)
  if (publish) requireManager(actor)
  requireOwnProduct(fields.name)
  if (publish) requireWholeSpecs(fields.specs)
  const room = await holdRoom(tx, actor.id)
  requireRoomToKeep(room)
  if (publish) requireRoomToPublish(room, 1)
  return insert(tx, actor, await contentsOf(tx, actor, fields), publish)
}

async function insert(
  tx: Tx,
  { id: businessID, userID }: BusinessActor,
  { picture_files: files, ...contents }: Contents,
  published: boolean,
): Promise<ManagedProductEntry> {
  const now = new Date()
  const id = uuidv7(now.getTime())
  const state = { published, unlisted: false, drafted_by: userID }
  const row = { ...contents, ...state, id, business_id: businessID, created_at: now, updated_at: now }
  const [entry] = await Promise.all([
    entryOf(tx, { ...row, revision: 1, picture_files: files }),
    insertProduct(tx, row, files),
    published && tellProducts(tx, businessID),
  ])
  await claimPartNumbers(tx, { businessID, productID: id }, row)
  return entry
}

type Changes = ProductFieldsInput & { id: string; revision: number }

/**
 * Saves a product whole when nobody saved it after `revision`, else throws Stale with what it is now; members save
 * drafts of their own only. Throws NotFound, NotAllowed, NameReserved for a new name that could be taken for ours, HalfSpecs for
 * what is published, PartNumberTaken as claimPartNumbers does, and InvalidInput as contentsOf does.
 */
export function changeProduct(db: Db, session: LiveSession, changes: Changes): Promise<ManagedProductEntry> {
  return transaction(db, (tx) => save(tx, session, changes))
}

async function save(tx: Tx, session: LiveSession, { id, revision, ...fields }: Changes) {
  const actor = await actorFor(tx, session, id)
  // A picture that goes here may be on its way into a copy.
  await lockShowcase(tx, actor.id)
  const before = await requireManaged(tx, actor, id)
  requireRightTo(actor, ruleOf(before))
  if (fields.name !== before.name) requireOwnProduct(fields.name)
  if (before.published) requireWholeSpecs(fields.specs)
  if (!(await claimRevision(tx, { productID: id, revision })))
    throw new AppError('Stale', { current: await entryOf(tx, before) })
  const kept = { videos: before.videos, pictures: shownBy(before), trade: before }
  const contents = await contentsOf(tx, actor, fields, kept)
  await claimPartNumbers(tx, { businessID: actor.id, productID: id }, contents, before)
  await setContents(tx, id, { ...contents, language: contents.language ?? (await saidIn(tx, before)) })
  await settlePictures(tx, actor.id, goneFrom(before, contents))
  await dropPictures(tx, id, lostBy(before, contents))
  if (before.published) await tellProducts(tx, actor.id)
  return entryOf(tx, await requireManaged(tx, actor, id))
}

/** Who has words in other languages keeps what was said of their own: a form that leaves it out does not know of them. */
const saidIn = async (tx: Tx, { id, language }: ManagedRow): Promise<string | null> =>
  language !== null && (await hasTexts(tx, id)) ? language : null

const shownBy = ({ main_image, photos, picture_files, picture_texts }: ManagedRow) => ({
  mainImage: main_image,
  photos,
  files: picture_files,
  texts: picture_texts,
})

/** The addresses of pictures that a product had and has no more. */
const lostBy = (before: ManagedRow, { photos }: Contents) =>
  before.photos.filter((url) => !photos.includes(url))

/** The files behind the pictures that a product had and has no more. */
function goneFrom(before: ManagedRow, { photos }: Contents): Record<string, string> {
  return Object.fromEntries(Object.entries(before.picture_files).filter(([url]) => !photos.includes(url)))
}

/** Makes a draft that says and shows the same, in every language, under a name marked in `language`; throws NotFound, NotAllowed and TooManyProducts. */
export async function duplicateProduct(
  tx: Tx,
  session: LiveSession,
  productID: string,
  language: string,
): Promise<ManagedProductEntry> {
  const actor = await actorFor(tx, session, productID)
  requireRoomToKeep(await holdRoom(tx, actor.id))
  const row = await requireManaged(tx, actor, productID)
  requireRightToRead(actor, stateOf(row))
  const videos = row.videos
    .slice(0, limits.videosPerProductMax)
    .map(({ url }) => ({ videoID: uuidv7(), url }))
  const name = copyName(row.name, language, await findNames(tx, actor.id))
  const copy = await insert(tx, actor, { ...contentsIn(row), name, videos }, false)
  await copyTexts(tx, actor.id, { from: productID, to: copy.productID })
  return copy
}

/** A copy is marked in each language in which it has a name. */
async function copyTexts(
  tx: Tx,
  businessID: string,
  { from, to }: { from: string; to: string },
): Promise<void> {
  const texts = await findTexts(tx, from)
  const taken = texts.length > 0 ? await findTextNames(tx, businessID) : undefined
  await insertTexts(
    tx,
    texts.map((text) => ({
      ...text,
      product_id: to,
      name: text.name && copyName(text.name, text.language, taken?.get(text.language) ?? new Set()),
    })),
  )
}

function contentsIn(row: ManagedRow): Contents {
  return {
    name: row.name,
    language: row.language,
    description: row.description,
    keywords: row.keywords,
    industry_id: row.industry_id,
    category_id: row.category_id,
    sub_category_id: row.sub_category_id,
    specs: row.specs,
    lead_time: row.lead_time,
    stock: row.stock,
    ...withoutNumbers(row),
    main_image: row.main_image,
    photos: row.photos,
    picture_files: row.picture_files,
    picture_texts: row.picture_texts,
    videos: row.videos,
  }
}
