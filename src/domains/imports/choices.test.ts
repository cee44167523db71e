// What a company says of its table, and how long anything of it is kept.
import { expect, test } from 'vitest'
import type { ImportTableEntry } from '../../contract/import-shapes.ts'
import { testDatabase } from '../../testing/database.ts'
import { importing, manyLines, tableOf } from '../../testing/imports.ts'
import { productFileOf } from '../../testing/product-files.ts'
import { aForm, aTeam, aTrade } from '../../testing/products.ts'
import { cleanImports } from './cleanup.ts'

const database = await testDatabase()
const { db, pool } = database
const { get, post, put, work, send, show, rows, check, bring, path, files, server } =
  await importing(database)

const table = [
  'Part number,Name,Group,Price (EUR)',
  'A-1,Xyzzy 1,Secret things,10',
  'A-2,Xyzzy 2,Secret things,12',
  'A-3,Xyzzy 3,Plugh,much',
].join('\n')
const columns = [{ at: 2, meaning: { field: 'category' } }]

test('what the table calls a category is asked once for all that have it, and known when the table comes again', async () => {
  const team = await aTeam(db)
  const asked = await check(team, table, { columns })
  expect(asked.counts).toMatchObject({ new: 0, refused: 3 })
  expect(asked.categoriesAsked).toEqual([
    { text: 'Secret things', offered: [], products: 2 },
    { text: 'Plugh', offered: [], products: 1 },
  ])
  const choices = { categories: [{ text: 'Secret things', category: '0006.0006-01-01' }] }
  await put(team.owner, `${path(asked.importID)}/mapping`, { choices })
  await post(team.owner, `${path(asked.importID)}/check`, {})
  await work()
  expect(await show(team.owner, asked.importID)).toMatchObject({
    counts: { new: 2, refused: 1 },
    categoriesAsked: [{ text: 'Plugh' }],
  })
  await post(team.owner, `${path(asked.importID)}/cancel`, {})
  const again = await check(team, table, {})
  expect(again).toMatchObject({ counts: { new: 2, refused: 1 }, choices })
})

test('what has no category in the table is answered by the empty text, and nothing else is', async () => {
  const team = await aTeam(db)
  const bare = ['Part number,Name,Group', 'A-1,Xyzzy 1,', 'A-2,Xyzzy 2,Secret things'].join('\n')
  const asked = await check(team, bare, { columns })
  expect(asked.categoriesAsked.map(({ text }) => text).toSorted()).toEqual(['', 'Secret things'])
  const choices = { categories: [{ text: '', category: '0006.0006-01-01' }] }
  await put(team.owner, `${path(asked.importID)}/mapping`, { choices })
  await post(team.owner, `${path(asked.importID)}/check`, {})
  await work()
  expect(await show(team.owner, asked.importID)).toMatchObject({
    counts: { new: 1, refused: 1 },
    categoriesAsked: [{ text: 'Secret things' }],
  })
})

test('a column that is said to be a specification without a name is called as its head is', async () => {
  const team = await aTeam(db)
  const said = [{ at: 2, meaning: { field: 'spec' } }]
  const { importID } = await check(team, table, { columns: said, choices: { category: '0006.0006-01-01' } })
  const [row] = await rows(team.owner, importID, 'kind=new')
  expect(row!.changes).toContainEqual(
    expect.objectContaining({ field: 'specs', new: [{ key: 'Group', value: 'Secret things' }] }),
  )
})

test('a cell that cannot be read refuses its product, or is left out where the company says so', async () => {
  const team = await aTeam(db)
  const choices = { category: '0006.0006-01-01' }
  const refused = await check(team, table, { columns, choices })
  const [row] = await rows(team.owner, refused.importID, 'kind=refused')
  expect(row!.problems.map(({ code, column, text }) => [code, column, text])).toEqual([
    ['not-a-number', 3, 'much'],
  ])
  await put(team.owner, `${path(refused.importID)}/mapping`, {
    choices: { ...choices, unreadable: 'leave-out' },
  })
  await post(team.owner, `${path(refused.importID)}/check`, {})
  await work()
  expect((await show(team.owner, refused.importID)).counts).toMatchObject({ new: 3, refused: 0 })
})

test('after 30 days an import is gone with its rows and files, and what it brought stays', async () => {
  const team = await aTeam(db)
  const { importID } = await bring(team, tableOf(manyLines(2)))
  const young = await bring(await aTeam(db), tableOf(manyLines(2)))
  await pool.query("update product_imports set begun_at = now() - interval '31 days' where import_id = $1", [
    importID,
  ])
  expect((await post(team.owner, `${path(importID)}/undo`, {})).name).toBe('ImportNotReady')
  expect(await files.keys(`imports/${importID}/`)).toEqual([`imports/${importID}/table`])
  expect(await cleanImports(db)).toBe(1)
  expect((await get(team.owner, path(importID))).name).toBe('NotFound')
  expect(await files.keys(`imports/${importID}/`)).toEqual([])
  expect(await files.keys(`imports/${young.importID}/`)).toHaveLength(1)
  const { rows: left } = await pool.query('select distinct import_id from import_rows')
  expect(left.map((row: { import_id: string }) => row.import_id)).not.toContain(importID)
  const { rows: kept } = await pool.query('select count(*) from products where business_id = $1', [
    team.businessID,
  ])
  expect(kept).toEqual([{ count: 2 }])
})

test('what only tables of ours say is taken over, also when the table comes again, and left where it was chosen so', async () => {
  const team = await aTeam(db, { products: [] })
  await post(team.owner, '/product', { ...aForm, ...aTrade, businessID: team.businessID })
  const who = { bearer: team.owner.bearer, businessID: team.businessID }
  const file = await productFileOf(server, who, 'csv')
  const meaningOf = async (id: string, head: string) => {
    const { columns: shown } = (await get(team.owner, `${path(id)}/table`)).data as ImportTableEntry
    return shown.find((column) => column.head === head)!
  }
  await pool.query('delete from products where business_id = $1', [team.businessID])
  for (const reason of ['head', 'chosen-before']) {
    const { importID } = await check(team, file.toString(), {})
    for (const head of ['Variants: attributes', 'Videos', 'Unit of the weight', 'Unit of the minimum order'])
      expect(await meaningOf(importID, head)).toMatchObject({
        meaning: { field: 'own' },
        sureness: 'sure',
        reason,
      })
    for (const head of ['ID', 'Name of the category', 'Last change (UTC)'])
      expect(await meaningOf(importID, head)).toMatchObject({ meaning: { field: 'ignored' } })
    await post(team.owner, `${path(importID)}/cancel`, {})
  }
  const id = await send(team.owner, team.businessID, file.toString())
  await work()
  const { at } = await meaningOf(id, 'Variants: attributes')
  await put(team.owner, `${path(id)}/mapping`, { columns: [{ at, meaning: { field: 'ignored' } }] })
  await post(team.owner, `${path(id)}/check`, {})
  await work()
  const [row] = await rows(team.owner, id, 'kind=new')
  expect(row!.changes.map(({ field }) => field)).toContain('trade.weight')
  expect(row!.changes.map(({ field }) => field)).not.toContain('variants')
})

test('a table without names is asked whether part numbers are meant, and changes what is there without', async () => {
  const team = await aTeam(db)
  await bring(team, tableOf(manyLines(1)))
  const bare = ['Part number,Price (EUR)', 'HB-1000,20', 'A-1,10', 'A-2,12'].join('\n')
  const asked = await check(team, bare)
  expect(asked).toMatchObject({ counts: { new: 0, changed: 1, refused: 2 }, namesAsked: 2 })
  const choices = { category: '0006.0006-01-01', nameless: 'part-number' }
  await put(team.owner, `${path(asked.importID)}/mapping`, { choices })
  await post(team.owner, `${path(asked.importID)}/check`, {})
  await work()
  expect(await show(team.owner, asked.importID)).toMatchObject({
    counts: { new: 2, changed: 1, refused: 0 },
    namesAsked: 0,
  })
  expect((await rows(team.owner, asked.importID, 'kind=new')).map(({ name }) => name)).toEqual(['A-1', 'A-2'])
  await post(team.owner, `${path(asked.importID)}/cancel`, {})
  // What was said is known when such a table comes again, and what is wrong with a row is not asked.
  const wrong = await check(team, [bare, 'A-3,much'].join('\n'), {})
  expect(wrong).toMatchObject({ counts: { new: 2, changed: 1, refused: 1 }, namesAsked: 0 })
})
