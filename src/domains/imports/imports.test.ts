// A table of a supplier becomes products, tried first, written in portions, and taken back (P3.4).
import { expect, test } from 'vitest'
import type { ImportTableEntry } from '../../contract/import-shapes.ts'
import { testDatabase } from '../../testing/database.ts'
import { importing, manyLines, tableOf } from '../../testing/imports.ts'
import { aForm, aTeam, aTrade } from '../../testing/products.ts'
import type { TestSession } from '../../testing/sessions.ts'

const database = await testDatabase()
const { db } = database
const { get, post, put, remove, send, show, rows, check, bring, undo, work, path, files } =
  await importing(database)

type Listed = { productID: string; name: string; partNumber: string; state: string; changedAt: string }
const listOf = async (by: TestSession, businessID: string) => {
  const pages: Listed[] = []
  for (let skip = 0; ; skip += 20) {
    const page = (await get(by, `/product/manage?bid=${businessID}&skip=${skip}`)).data as {
      results: Listed[]
    }
    pages.push(...page.results)
    if (page.results.length < 20) return pages
  }
}
/** Every product as its company edits it, without what counts savings. */
async function everything(by: TestSession, businessID: string) {
  const listed = await listOf(by, businessID)
  const products = []
  for (const { productID } of listed) {
    const { revision: _revision, ...product } = (await get(by, `/product/${productID}/manage`)).data as {
      revision: number
    }
    products.push(product)
  }
  const { data: counts } = await get(by, `/product/manage/counts?bid=${businessID}`)
  return { products, counts }
}

test('the first rows stand beside what becomes of them; unknown columns are specifications, and what was chosen is known again', async () => {
  const team = await aTeam(db)
  const id = await send(team.owner, team.businessID, tableOf(manyLines(3)))
  expect((await show(team.owner, id)).state).toBe('reading')
  await work()
  expect((await show(team.owner, id)).state).toBe('mapping')
  const table = (await get(team.admin, `${path(id)}/table`)).data as ImportTableEntry
  expect(table.columns.map(({ meaning }) => meaning.field)).toEqual([
    'partNumber',
    'name',
    'price',
    'weight',
    'spec',
  ])
  expect(table.rows[1]!.cells.slice(0, 3)).toEqual(['HB-1000', 'Ball bearing 1000', '12.50'])
  expect(table.products[0]!.fields).toMatchObject({
    name: 'Ball bearing 1000',
    partNumber: 'HB-1000',
    specs: [{ key: 'Material', value: 'Steel' }],
    trade: { prices: [{ quantity: 1, amount: '12.5', currency: 'EUR' }] },
  })
  const twice = {
    columns: [
      { at: 4, meaning: { field: 'partNumber' } },
      { at: 3, meaning: { field: 'partNumber' } },
    ],
  }
  expect((await put(team.owner, `${path(id)}/mapping`, twice)).name).toBe('InvalidInput')
  const chosen = {
    columns: [{ at: 4, meaning: { field: 'packaging' } }],
    choices: { category: '0006.0006-01-01' },
  }
  await put(team.owner, `${path(id)}/mapping`, chosen)
  await post(team.owner, `${path(id)}/check`, {})
  await work()
  await post(team.owner, `${path(id)}/cancel`, {})
  const next = await send(team.owner, team.businessID, tableOf(manyLines(5)))
  await work()
  const again = (await get(team.owner, `${path(next)}/table`)).data as ImportTableEntry
  expect(again).toMatchObject({
    isKnown: true,
    columns: [{}, {}, {}, {}, { meaning: { field: 'packaging' } }],
  })
  expect((await show(team.owner, next)).choices.category).toBe('0006.0006-01-01')
})

test('the dry run tells what is new, changed field by field, missing and refused, and changes nothing', async () => {
  const team = await aTeam(db)
  const made = await post(team.owner, '/product', {
    ...aForm,
    ...aTrade,
    variants: null,
    businessID: team.businessID,
  })
  await post(team.owner, '/product', { ...aForm, name: 'Not in the table', businessID: team.businessID })
  const before = await everything(team.owner, team.businessID)
  const table = tableOf([
    ['hb-6205', 'Deep groove ball bearing 6205', '13'],
    ['HB-1', 'New bearing', '4.20'],
    ['HB-2', 'Dear bearing', 'much'],
    ['HB-1', 'Told twice', '5'],
    ['HB-3', 'Broken \uFFFD letters', '5'],
  ])
  const checked = await check(team, table)
  expect(checked).toMatchObject({
    state: 'checked',
    counts: { new: 1, changed: 1, unchanged: 0, missing: 1, refused: 3 },
    showcase: { published: 0 },
  })
  expect(await everything(team.owner, team.businessID)).toEqual(before)
  const [changed] = await rows(team.owner, checked.importID, 'kind=changed')
  expect(changed!.productID).toBe((made.data as { productID: string }).productID)
  expect(changed!.changes.find(({ field }) => field === 'trade.prices')).toEqual({
    field: 'trade.prices',
    old: [{ quantity: 1, amount: '12.5', currency: 'EUR' }],
    new: [{ quantity: 1, amount: '13', currency: 'EUR' }],
  })
  expect(changed!.changes.map(({ field }) => field)).not.toContain('leadTime')
  const [missing] = await rows(team.owner, checked.importID, 'kind=missing')
  expect(missing!.name).toBe('Not in the table')
  const refused = await rows(team.owner, checked.importID, 'kind=refused')
  expect(refused.map(({ problems }) => problems.map(({ code }) => code))).toEqual([
    ['not-a-number'],
    ['repeated-part-number'],
    ['letters-lost'],
  ])
  const { url } = (await get(team.owner, `${path(checked.importID)}/refused`)).data as { url: string }
  const fetched = await (await fetch(files.url(url))).text()
  expect(fetched.split('\r\n').slice(0, 4)).toEqual([
    expect.stringContaining('"Millwright: refused because"'),
    expect.stringContaining(
      '"HB-2","Dear bearing","much","0.5","Steel","Price (EUR): This is no number. [much]"',
    ),
    expect.stringContaining('"HB-1","Told twice"'),
    expect.stringContaining('Some letters of this row could not be read.'),
  ])
})

test('the same file twice changes nothing; in the order of the file as many are published as the plan lets', async () => {
  const team = await aTeam(db)
  const table = tableOf(manyLines(12))
  const first = await bring(team, table, { publish: 'published' })
  expect(first).toMatchObject({ state: 'done', written: { created: 12, published: 7, skipped: 0 } })
  const listed = await listOf(team.owner, team.businessID)
  expect(listed.map(({ partNumber }) => partNumber)).toEqual(manyLines(12).map(([number]) => number))
  expect(listed.filter(({ state }) => state === 'published').map(({ partNumber }) => partNumber)).toEqual(
    manyLines(7).map(([number]) => number),
  )
  const before = await everything(team.owner, team.businessID)
  const second = await bring(team, table, { publish: 'published', missing: 'remove' })
  expect(second).toMatchObject({
    counts: { new: 0, changed: 0, unchanged: 12, missing: 0, refused: 0 },
    written: { created: 0, changed: 0, removed: 0 },
  })
  expect(await everything(team.owner, team.businessID)).toEqual(before)
})

test('the owner chooses what is published', async () => {
  const team = await aTeam(db)
  const { importID } = await check(team, tableOf(manyLines(5)))
  const wanted = (await rows(team.owner, importID, 'kind=new')).slice(3).map(({ row }) => row)
  await post(team.owner, `${path(importID)}/run`, { publish: 'published', rows: wanted })
  await work()
  const listed = await listOf(team.owner, team.businessID)
  expect(listed.filter(({ state }) => state === 'published').map(({ partNumber }) => partNumber)).toEqual([
    'HB-1003',
    'HB-1004',
  ])
})

test.each(['unlist', 'remove'] as const)(
  'undone it is exactly what was: changed, added and, to %s, missing products',
  async (missing) => {
    const team = await aTeam(db)
    for (const [at, publish] of [true, false, true].entries())
      await post(team.owner, '/product', {
        ...aForm,
        name: `Bearing ${at}`,
        partNumber: `OLD-${at}`,
        trade: { ...aTrade.trade, prices: [{ quantity: 1, amount: String(at + 1), currency: 'EUR' }] },
        businessID: team.businessID,
        publish,
      })
    const before = await everything(team.owner, team.businessID)
    const table = tableOf([['OLD-0', 'Bearing called anew', '9'], ...manyLines(3)])
    const done = await bring(team, table, { publish: 'published', missing })
    expect(done.written).toMatchObject({
      created: 3,
      changed: 1,
      ...(missing === 'remove' ? { removed: 2 } : { unlisted: 1, removed: 0 }),
    })
    expect(await everything(team.owner, team.businessID)).not.toEqual(before)
    const undone = await undo(team, done.importID)
    expect(undone).toMatchObject({ state: 'undone', undone: { edited: 0 }, undoableUntil: null })
    expect(await everything(team.owner, team.businessID)).toEqual(before)
  },
)

test('what somebody edited since is left and listed, and is undone alone', async () => {
  const team = await aTeam(db)
  await bring(team, tableOf(manyLines(3, '1')))
  const before = await everything(team.owner, team.businessID)
  const done = await bring(team, tableOf([...manyLines(3, '2'), ['NEW-1', 'New one', '2']]))
  const listed = await listOf(team.owner, team.businessID)
  const edited = listed.find(({ partNumber }) => partNumber === 'HB-1001')!
  const { fields, revision } = (await get(team.owner, `/product/${edited.productID}/manage`)).data as {
    fields: object
    revision: number
  }
  await put(team.owner, `/product/${edited.productID}`, { ...fields, name: 'Edited by hand', revision })
  const undone = await undo(team, done.importID)
  expect(undone.undone).toEqual({ rows: 3, edited: 1 })
  const [row] = await rows(team.owner, done.importID, 'state=edited')
  expect(row!.productID).toBe(edited.productID)
  expect((await listOf(team.owner, team.businessID)).map(({ name }) => name)).toContain('Edited by hand')
  expect((await post(team.member, `${path(done.importID)}/rows/${row!.row}/undo`, {})).name).toBe(
    'NotAllowed',
  )
  const alone = await post(team.owner, `${path(done.importID)}/rows/${row!.row}/undo`, {})
  expect(alone.data).toMatchObject({ state: 'undone' })
  expect(await everything(team.owner, team.businessID)).toEqual(before)
  expect((await post(team.owner, `${path(done.importID)}/rows/${row!.row}/undo`, {})).name).toBe(
    'ImportNotReady',
  )
})

test('imports are undone one after the other, the last first', async () => {
  const team = await aTeam(db)
  const before = await everything(team.owner, team.businessID)
  const first = await bring(team, tableOf(manyLines(3, '1')))
  const between = await everything(team.owner, team.businessID)
  const second = await bring(team, tableOf(manyLines(4, '2')))
  await undo(team, second.importID)
  expect(await everything(team.owner, team.businessID)).toEqual(between)
  expect((await undo(team, first.importID)).undone).toEqual({ rows: 3, edited: 0 })
  expect(await everything(team.owner, team.businessID)).toEqual(before)
})

test('a product that was saved or removed after the dry run is left as it is, and told', async () => {
  const team = await aTeam(db)
  await bring(team, tableOf(manyLines(2, '1')))
  const { importID } = await check(team, tableOf(manyLines(3, '2')))
  const [second] = (await listOf(team.owner, team.businessID)).filter(
    ({ partNumber }) => partNumber === 'HB-1001',
  )
  await remove(team.owner, `/product/${second!.productID}`)
  const taken = { ...aForm, name: 'Came first', partNumber: 'HB 1002', businessID: team.businessID }
  expect((await post(team.owner, '/product', { ...taken, partNumber: 'hb-1002' })).status).toBe(200)
  await post(team.owner, `${path(importID)}/run`, {})
  await work()
  expect((await show(team.owner, importID)).written).toMatchObject({ created: 0, changed: 1, skipped: 2 })
  expect(
    (await rows(team.owner, importID, 'state=skipped')).map(({ problems }) => problems.at(-1)!.code),
  ).toEqual(['changed-meanwhile', 'part-number-taken'])
})
