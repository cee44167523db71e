// What a table brought in is taken back: each product is again what it was, unless somebody changed it since.
import type { DomainEvent } from '../../contract/events.ts'
import type { ProductStateName } from '../../contract/product-management.ts'
import type { Tx } from '../../platform/db.ts'
import { publishEvents } from '../../platform/events.ts'
import { releaseDocumentsOfProducts } from '../files/product-documents.ts'
import { takeFilesBack, type FilesBack } from './bulk-files.ts'
import { areAsLeft, takeTextsBack, type TextAgain, type TextsLeft } from './bulk-texts.ts'
import { settlePictures } from './pictures.ts'
import { tellProducts } from './publication.ts'
import {
  deleteProducts,
  findNumbered,
  findStanding,
  putBack,
  putNumbers,
  setWritten,
  type GivenBack,
  type Standing,
} from './queries/bulk.ts'
import type { Before, Stood } from './bulk.ts'
import type { Room } from './room.ts'
import { foldedNumbers } from './trade.ts'

/** How the product was left, and what it was. */
export type Left = {
  id: string
  revision: number
  state: ProductStateName
  /** What came with it. */
  files?: Pick<FilesBack, 'urls' | 'documentIDs' | 'swapped'>
  texts?: TextsLeft
} & (
  | { was: 'not there' }
  | { was: 'otherwise'; before: Before }
  | { was: 'listed' | 'kept'; before: Stood }
  /** It said what it says, with fewer pictures or documents; when it had been saved. */
  | { was: 'pictured'; updatedAt: string }
)
type Fate = 'undone' | 'edited' | 'gone'
type Whose = { businessID: string; room: Room; /** Though somebody changed it since. */ anyway?: boolean }

/**
 * Takes back what was done to products of a company whose products are held. Answers of each whether it is what it was (`undone`),
 * was changed since and so is left as it is (`edited`), or is gone for good, which leaves nothing to take back (`gone`); and the
 * revisions that products have whose contents were given back, and their texts in other languages.
 */
export async function takeBack(
  tx: Tx,
  { businessID, room, anyway = false }: Whose,
  rows: readonly Left[],
): Promise<{ fates: Map<string, Fate>; revisions: Map<string, number>; texts: TextAgain[] }> {
  const ids = rows.map(({ id }) => id)
  const standing = new Map((await findStanding(tx, businessID, ids)).map((one) => [one.id, one]))
  const translated = await areAsLeft(
    tx,
    rows.map(({ id, was, texts }) => ({ id, texts, isNew: was === 'not there' })),
  )
  const fates = new Map<string, Fate>()
  const going: Left[] = []
  for (const row of rows) {
    const now = standing.get(row.id)
    const isSame = anyway || translated.has(row.id)
    const fate = now === undefined ? 'gone' : fateOf(row, now, { anyway, isSame })
    fates.set(row.id, fate)
    if (fate === 'undone') going.push(row)
  }
  const isShown = (id: string) => {
    const now = standing.get(id)
    return now?.state === 'published' && !now.removed
  }
  const shownBefore = going.filter(({ id }) => isShown(id)).length
  await deleteNew(tx, businessID, going, standing)
  const contents = await restoreContents(tx, businessID, going)
  const there = going.filter(({ was }) => was !== 'not there')
  const texts = await takeTextsBack(
    tx,
    new Map(there.flatMap((row) => (row.texts ? [[row.id, row.texts]] : []))),
  )
  const files = there.flatMap((row): FilesBack[] => {
    if (!row.files) return []
    const pictures = row.files.urls.length + row.files.swapped.length
    const updatedAt = row.was === 'pictured' && pictures > 0 ? row.updatedAt : null
    return [{ productID: row.id, ...row.files, updatedAt }]
  })
  const revisions = new Map([...contents, ...(await takeFilesBack(tx, businessID, files))])
  const shown = await restoreStates(tx, businessID, room, going)
  if (shownBefore + shown > 0) await tellProducts(tx, businessID)
  return { fates, revisions, texts }
}

type How = { anyway: boolean; /** In every other language. */ isSame: boolean }

function fateOf(row: Left, now: Standing, { anyway, isSame }: How): Fate {
  const isRemoved = row.was === 'kept'
  if (now.byStaff) return 'gone'
  if (row.was === 'not there' && now.removed) return 'gone'
  // What its people removed since is for them to restore first.
  if (!isRemoved && now.removed) return 'edited'
  // It came back by hand: there is nothing to restore.
  if (isRemoved && !now.removed) return anyway ? 'gone' : 'edited'
  if (anyway) return 'undone'
  if (now.revision !== row.revision) return 'edited'
  const isAsLeft = row.was === 'otherwise' || row.was === 'pictured' || isRemoved || now.state === row.state
  return isAsLeft && isSame ? 'undone' : 'edited'
}

/** What was not there is not there again, neither among what was removed. */
async function deleteNew(
  tx: Tx,
  businessID: string,
  going: readonly Left[],
  standing: ReadonlyMap<string, Standing>,
): Promise<void> {
  const ids = going.filter(({ was }) => was === 'not there').map(({ id }) => id)
  if (ids.length === 0) return
  await deleteProducts(tx, businessID, ids)
  await releaseDocumentsOfProducts(tx, ids)
  // Somebody may have given it pictures.
  await settlePictures(tx, businessID, Object.assign({}, ...ids.map((id) => standing.get(id)!.pictures)))
  await publishEvents<DomainEvent>(
    tx,
    ids.map((productID) => ({ type: 'product.deleted', productID })),
  )
}

async function restoreContents(
  tx: Tx,
  businessID: string,
  going: readonly Left[],
): Promise<Map<string, number>> {
  const before = going.flatMap((row) => (row.was === 'otherwise' ? [row.before] : []))
  if (before.length === 0) return new Map()
  const revisions = await setWritten(tx, businessID, before)
  // A number that another product has taken since stays with it, and is told when this one is saved.
  await putNumbers(
    tx,
    businessID,
    before.map((row) => ({ productID: row.id, numbers: foldedNumbers(row) })),
  )
  return revisions
}

/** Answers how many are on the pages again: as many as the plan has room for, the others are kept off by it. */
async function restoreStates(
  tx: Tx,
  businessID: string,
  { published, limit }: Room,
  going: readonly Left[],
): Promise<number> {
  let free = limit - published
  let shown = 0
  const back: GivenBack[] = []
  for (const row of going) {
    if (row.was !== 'listed' && row.was !== 'kept') continue
    const { state, byPlan, updatedAt } = row.before
    const fits = state !== 'published' || free > 0
    if (state === 'published' && fits) {
      free -= 1
      shown += 1
    }
    back.push({ id: row.id, state: fits ? state : 'unlisted', byPlan: byPlan || !fits, updatedAt })
  }
  if (back.length === 0) return 0
  await putBack(tx, businessID, back)
  const removed = going.flatMap(({ was, id }) => (was === 'kept' ? [id] : []))
  const numbered = removed.length === 0 ? [] : await findNumbered(tx, businessID, removed)
  await putNumbers(
    tx,
    businessID,
    numbered.map((row) => ({ productID: row.id, numbers: foldedNumbers(row) })),
  )
  const pictures = removed.length === 0 ? [] : await findStanding(tx, businessID, removed)
  await settlePictures(tx, businessID, Object.assign({}, ...pictures.map((one) => one.pictures)))
  return shown
}
