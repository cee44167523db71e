// What the dry run told of is written, a portion a transaction: whatever kills the process, a portion is written whole with the marks
// on its rows, or not at all.
import { transaction, type Db, type Tx } from '../../platform/db.ts'
import { uuidv7 } from '../../platform/ids.ts'
import { addProducts, changeProducts, holdProducts, takeAway, type Skipped } from '../products/bulk.ts'
import { addTexts } from '../products/bulk-texts.ts'
import { jsonOf } from './json.ts'
import { hasWaiting } from './queries/files.ts'
import { holdLease, setImport } from './queries/imports.ts'
import { findInState, settleRows, type Settled } from './queries/rows.ts'
import type { ImportEntry, StagedRow, WrittenCounts } from './queries/tables.ts'
import { attachPortion } from './attaching.ts'
import { mayGoOn } from './rights.ts'
import { tellEnd } from './telling.ts'

export const portionOfRun = 200

/** Writes the next portion of an import, files behind all products; false when there is nothing more to do, or somebody else does it. */
export async function runPortion(db: Db, importID: string, lease: string): Promise<boolean> {
  const wrote = await writePortion(db, importID, lease)
  if (wrote !== 'files') return wrote
  if (await attachPortion(db, importID, lease)) return true
  await transaction(db, async (tx) => {
    const isOver = (await holdLease(tx, importID, lease, 'running')) && !(await hasWaiting(tx, importID))
    if (!isOver) return
    await setImport(tx, importID, { state: 'done' })
    await tellEnd(tx, importID)
  })
  return false
}

/** 'files' when all products are written. */
function writePortion(db: Db, importID: string, lease: string): Promise<boolean | 'files'> {
  return transaction(db, async (tx) => {
    const held = await holdLease(tx, importID, lease, 'running')
    if (!held) return false
    if (!(await mayGoOn(tx, held))) return false
    const rows = await nextRows(tx, held)
    if (rows.length === 0) return 'files'
    const { settled, counts } = await write(tx, held, rows)
    await settleRows(tx, importID, settled)
    await setImport(tx, importID, {
      done_rows: held.done_rows + rows.length,
      written: jsonOf(added(held.written, counts)),
    })
    return true
  })
}

/** What goes away goes first: it makes room for what comes. */
async function nextRows(tx: Tx, { import_id: importID, wishes }: ImportEntry): Promise<StagedRow[]> {
  const gone =
    wishes?.missing === 'keep'
      ? []
      : await findInState(tx, importID, 'waiting', { limit: portionOfRun, kind: 'missing' })
  return gone.length > 0 ? gone : findInState(tx, importID, 'waiting', { limit: portionOfRun })
}

export function added(counts: WrittenCounts, more: WrittenCounts): WrittenCounts {
  const names = Object.keys(more) as (keyof WrittenCounts)[]
  return { ...counts, ...Object.fromEntries(names.map((name) => [name, (counts[name] ?? 0) + more[name]!])) }
}

async function write(
  tx: Tx,
  { business_id: businessID, user_id: userID, wishes, started_at: startedAt }: ImportEntry,
  rows: readonly StagedRow[],
): Promise<{ settled: Settled[]; counts: WrittenCounts }> {
  const room = await holdProducts(tx, businessID)
  const whose = { businessID, userID, room }
  const settled: Settled[] = []
  const counts: WrittenCounts = {}
  const count = (name: keyof WrittenCounts) => (counts[name] = (counts[name] ?? 0) + 1)
  const skip = (row: StagedRow, { skipped: code }: Skipped) => {
    count('skipped')
    const problem = { code, row: row.row_number, text: row.part_number }
    settled.push({ row_number: row.row_number, state: 'skipped', problems: [...row.problems, problem] })
  }
  const of = (kind: StagedRow['kind']) => rows.filter((row) => row.kind === kind)

  const how = wishes?.missing === 'remove' ? 'remove' : 'unlist'
  const going = of('missing')
  const gone = await takeAway(tx, whose, how, going.map(known))
  for (const row of going) {
    const answer = gone.get(row.product_id!)!
    if ('skipped' in answer) skip(row, answer)
    else if ('stays' in answer) settled.push({ row_number: row.row_number, state: 'none' })
    else {
      count(how === 'remove' ? 'removed' : 'unlisted')
      const left = { left_revision: row.revision!, left_state: 'unlisted' as const }
      settled.push({ row_number: row.row_number, state: 'done', ...left, before: answer.before })
    }
  }

  const changing = of('changed')
  const changed = await changeProducts(
    tx,
    whose,
    changing.map((row) => ({ ...known(row), fields: row.fields! })),
  )
  for (const row of changing) {
    const answer = changed.get(row.product_id!)!
    if ('skipped' in answer) skip(row, answer)
    else {
      count('changed')
      const { revision: left_revision, before } = answer
      settled.push({ row_number: row.row_number, state: 'done', left_revision, before })
    }
  }

  // The first row of a table stands first in the list of the company, where what is new stands before what is old.
  const dated = (row: StagedRow) => new Date((startedAt ?? new Date()).getTime() - row.row_number)
  const news = of('new').map((row) => ({ row, id: uuidv7(dated(row).getTime()), createdAt: dated(row) }))
  const made = await addProducts(
    tx,
    whose,
    news.map(({ row: { fields, publish }, id, createdAt }) => {
      const { beside: { state } = {}, ...said } = fields!
      // What a table of ours says itself to be no more than a draft is published only when it was chosen.
      const mayPublish = wishes?.isChosen === true || state === undefined || state === 'published'
      return {
        id,
        createdAt,
        fields: said,
        publish: publish && mayPublish,
        unlisted: state === 'unlisted',
      }
    }),
  )
  for (const { row, id } of news) {
    const answer = made.get(id)!
    if ('skipped' in answer) skip(row, answer)
    else {
      count('created')
      if (answer.state === 'published') count('published')
      const left = { left_revision: 1, left_state: answer.state }
      settled.push({ row_number: row.row_number, state: 'done', product_id: id, ...left })
    }
  }
  const byNumber = new Map(rows.map((row) => [row.row_number, row]))
  const said = new Map(
    settled.flatMap((one) => {
      const row = byNumber.get(one.row_number)!
      const productID = one.product_id ?? row.product_id
      return one.state === 'done' && row.texts && productID ? [[productID, { one, texts: row.texts }]] : []
    }),
  )
  const wanted = [...said].map(([productID, { texts }]) => ({ productID, texts: texts.said }))
  for (const [id, left] of await addTexts(tx, userID, wanted)) {
    const { one, texts } = said.get(id)!
    one.texts = { ...texts, ...left }
  }
  return { settled, counts }
}

const known = ({ product_id: id, revision }: StagedRow) => ({ id: id!, revision: revision! })
