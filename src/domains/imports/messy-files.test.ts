// The messy files of the corpus through all of an import: posted, read, tried, written, taken back (P3.4). Which are how is said in
// src/platform/tables/corpus/README.md.
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import type { ImportTableEntry } from '../../contract/import-shapes.ts'
import { testDatabase } from '../../testing/database.ts'
import { importing } from '../../testing/imports.ts'
import { aTeam } from '../../testing/products.ts'

const database = await testDatabase()
const { db, pool } = database
const { get, post, put, send, show, work, undo, path: at } = await importing(database)

const folder = path.join(import.meta.dirname, '../../platform/tables/corpus/files')
const files = readdirSync(folder).filter((file) => !file.endsWith('.json'))
type Expected = { format: string; encoding?: string; sheets: { name: string }[] }

const kept = async (businessID: string) =>
  (
    await pool.query<{ id: string; name: string; revision: number; updated_at: Date }>(
      'select id, name, revision, updated_at from products where business_id = $1 order by id',
      [businessID],
    )
  ).rows
const formats = new Map<string, number>()
/** Files whose products came without an answer, with one, and not. */
const came = { unasked: [] as string[], named: [] as string[], not: [] as string[] }

test.each(files)('%s', async (file) => {
  const expected = JSON.parse(readFileSync(path.join(folder, `${file}.json`), 'utf8')) as Expected
  const team = await aTeam(db, { products: [{ name: 'Was there' }] })
  const before = await kept(team.businessID)
  const id = await send(team.owner, team.businessID, readFileSync(path.join(folder, file)), file)
  await work()
  const read = await show(team.owner, id)
  expect(read).toMatchObject({ state: 'mapping' })
  const table = (await get(team.owner, `${at(id)}/table`)).data as ImportTableEntry
  expect([table.format, table.encoding, table.sheets]).toEqual([
    expected.format,
    expected.encoding ?? null,
    expected.sheets.map(({ name }) => name),
  ])
  const choices = { category: '0006.0006-01-01', unreadable: 'leave-out' }
  expect((await put(team.owner, `${at(id)}/mapping`, { choices })).status).toBe(200)
  expect((await post(team.owner, `${at(id)}/check`, {})).status).toBe(200)
  await work()
  const asking = await show(team.owner, id)
  expect(asking.state).toBe('checked')
  const unasked = asking.counts!.new
  if (asking.namesAsked > 0) {
    // What it calls its products is asked, and not called nothing.
    await put(team.owner, `${at(id)}/mapping`, { choices: { ...choices, nameless: 'part-number' } })
    await post(team.owner, `${at(id)}/check`, {})
    await work()
  }
  const checked = await show(team.owner, id)
  expect(checked).toMatchObject({ counts: { new: unasked + asking.namesAsked }, namesAsked: 0 })
  came[unasked > 0 ? 'unasked' : checked.counts!.new > 0 ? 'named' : 'not'].push(file)
  expect(await kept(team.businessID)).toEqual(before)
  await post(team.owner, `${at(id)}/run`, { publish: 'published' })
  await work()
  const done = await show(team.owner, id)
  expect(done).toMatchObject({ state: 'done', written: { created: checked.counts!.new, skipped: 0 } })
  expect(await kept(team.businessID)).toHaveLength(1 + checked.counts!.new)
  const { new: added } = checked.counts!
  if (added > 0) formats.set(expected.format, (formats.get(expected.format) ?? 0) + 1)
  // Where nothing was written there is nothing to take back.
  const undone = await undo(team, id)
  expect([undone.state, undone.undone]).toEqual(
    added > 0 ? ['undone', { rows: added, edited: 0 }] : ['done', null],
  )
  expect(await kept(team.businessID)).toEqual(before)
})

test('products came of all of them, of nineteen once it was said what they are called', () => {
  expect([...formats.keys()].toSorted()).toEqual(['bmecat12', 'bmecat2005', 'csv', 'ods', 'tsv', 'xlsx'])
  expect(came.not).toEqual([])
  expect([came.unasked.length, came.named.length]).toEqual([41, 19])
})
