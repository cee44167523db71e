// Programs send tables by a key of their company, and nobody looks on: who may, what stops them, and that nothing is mixed (P7.13).
import { expect, test } from 'vitest'
import { transaction } from '../../platform/db.ts'
import { testDatabase } from '../../testing/database.ts'
import { manyLines, tableOf } from '../../testing/imports.ts'
import { bearer, sendingTables, table } from '../../testing/table-senders.ts'
import { aTeam } from '../../testing/team.ts'
import { endKey } from '../members/company-keys.ts'

const database = await testDatabase()
const { db, pool } = database
const { server, post, put, check, show, work, path, keyOf, knownTeam, sendBy, run, productsOf, importsOf } =
  await sendingTables(database)

test('a table is brought in by itself; the program reads how far it is, and the same table changes nothing', async () => {
  const team = await knownTeam(3)
  const { status, data } = await sendBy(team, bearer(team), table(4, '13'))
  expect(status).toBe(202)
  expect(data.import).toMatchObject({ state: 'reading', program: 'Nightly run', fileName: 'nightly.csv' })
  const asked = () =>
    server.inject({ url: new URL(data.state).pathname, headers: { authorization: bearer(team) } })
  expect((await asked()).json()).toMatchObject({ data: { state: 'reading', businessID: team.businessID } })
  await work()
  expect((await asked()).json()).toMatchObject({
    data: { state: 'done', stopped: null, written: { created: 1, changed: 3 } },
  })
  const products = await productsOf(team)
  expect(products.map(({ published }) => published)).toEqual([false, false, false, false])
  const again = await run(team, table(4, '13'))
  expect(again).toMatchObject({ state: 'done', counts: { unchanged: 4, new: 0, changed: 0 } })
  expect(await productsOf(team)).toEqual(products)
})

test('new products are published where it is said, and those that are gone taken off', async () => {
  const team = await knownTeam(5)
  await pool.query('update products set published = true where business_id = $1', [team.businessID])
  const lines = manyLines(6).slice(1)
  const wanted = '&publish=published&missing=unlist'
  const brought = await run(team, tableOf(lines.map(([number, name]) => [number, name, '12.50'])), wanted)
  expect(brought.written).toMatchObject({ created: 1, published: 1, unlisted: 1, changed: 0 })
  expect((await productsOf(team)).map(({ published }) => published)).toEqual([
    false,
    ...Array<boolean>(5).fill(true),
  ])
})

test('nobody else brings in anything: not a stranger, a member, an ended key, that of another company, or one for something else', async () => {
  const team = await knownTeam(2)
  const other = await knownTeam(2)
  const ended = await keyOf(team)
  const which = { businessID: team.businessID, keyID: ended.keyID, by: team.owner.userID }
  await transaction(db, (tx) => endKey(tx, which))
  const reading = await keyOf(team, ['product.read'])
  const before = await productsOf(team)
  const imports = await importsOf(team)
  for (const [by, status, name] of [
    [undefined, 401, 'TokenNotFound'],
    [team.stranger.bearer, 404, 'NotFound'],
    [team.exMember.bearer, 404, 'NotFound'],
    [team.otherOwner.bearer, 404, 'NotFound'],
    [team.member.bearer, 403, 'NotAllowed'],
    [bearer(ended), 401, 'KeyEnded'],
    [bearer(other), 404, 'NotFound'],
    [bearer(reading), 403, 'KeyScope'],
    [`Bearer mw_${'A'.repeat(43)}`, 401, 'KeyUnknown'],
  ] as const)
    expect(await sendBy(team, by, table(3, '99'))).toMatchObject({ status, name })
  const { data } = await sendBy(team, bearer(team), table(2))
  for (const key of [bearer(other), bearer(reading), bearer(ended)])
    for (const what of ['', '/rows', '/refused']) {
      const url = `/api${path(data.import.importID)}${what}`
      const { statusCode } = await server.inject({ url, headers: { authorization: key } })
      expect([what, statusCode >= 400]).toEqual([what, true])
    }
  await work()
  expect(await productsOf(team)).toEqual(before)
  expect(await importsOf(team)).toBe(imports + 1)
})

test('a column that nothing tells for sure stops it, and is said; what people choose then holds for the next night', async () => {
  const team = await aTeam(db)
  const key = await keyOf(team)
  const unsure = table(3).replace('Material', 'Quux')
  const own = { ...team, ...key }
  const stopped = await run(own, unsure)
  expect(stopped).toMatchObject({ state: 'mapping', counts: null, written: null, program: 'Nightly run' })
  expect(stopped.stopped?.reason).toBe('columns')
  expect(stopped.stopped?.columns).toContain(4)
  expect(await productsOf(team)).toEqual([])
  // The next night says the same, since nobody has looked.
  const next = await run(own, unsure)
  expect(next.stopped?.reason).toBe('columns')
  expect((await show(team.owner, stopped.importID)).state).toBe('cancelled')
  // Whoever sees to it goes on in their own name, by hand.
  const choices = { choices: { category: '0006.0006-01-01' } }
  await put(team.admin, `${path(next.importID)}/mapping`, choices)
  await post(team.admin, `${path(next.importID)}/check`, {})
  await work()
  expect(await show(team.owner, next.importID)).toMatchObject({ state: 'checked', stopped: null })
  await post(team.admin, `${path(next.importID)}/cancel`, {})
  expect(await run(own, unsure)).toMatchObject({ state: 'done', written: { created: 3 } })
})

test('of a file with several sheets, or without the one that is named, none is guessed', async () => {
  const team = await knownTeam(2)
  expect(await run(team, table(2), '&sheet=Prices')).toMatchObject({
    state: 'mapping',
    stopped: { reason: 'sheet' },
  })
})

test.each([
  [
    'rows that are refused',
    () => tableOf(manyLines(10).map(([number, name], at) => [number, name, at < 3 ? 'much' : '14'])),
    '&missing=keep',
    'refused',
  ],
  ['products that are gone', () => table(7, '14'), '&missing=remove', 'missing'],
  ['products that are gone from the pages', () => table(7, '14'), '&missing=unlist', 'missing'],
  ['no product', () => table(0), '&missing=remove&stopAbove=100', 'no products'],
])('too many %s change nothing', async (_, body, query, reason) => {
  const team = await knownTeam(10)
  const before = await productsOf(team)
  const stopped = await run(team, body(), query)
  expect(stopped.stopped?.reason ?? stopped.failure?.reason).toBe(reason)
  expect(await productsOf(team)).toEqual(before)
})

test('as many as is said may go', async () => {
  const team = await knownTeam(10)
  expect(await run(team, table(8), '&missing=remove')).toMatchObject({
    state: 'done',
    written: { removed: 2 },
  })
  expect(await run(team, table(2), '&missing=remove&stopAbove=75')).toMatchObject({
    state: 'done',
    written: { removed: 6 },
  })
})

test('one import of a company at a time: another one is told when to come again', async () => {
  const team = await knownTeam(2)
  const [one, two] = await Promise.all([
    sendBy(team, bearer(team), table(3)),
    sendBy(team, bearer(team), table(3)),
  ])
  expect([one.status, two.status].toSorted((a, b) => a - b)).toEqual([202, 409])
  const refused = [one, two].find(({ status }) => status === 409)!
  expect(refused).toMatchObject({ name: 'ImportInHand', headers: { 'retry-after': '60' } })
  await work()
  // One that people have in hand is theirs for a day.
  const byHand = await check(team, table(4))
  expect(await sendBy(team, bearer(team), table(3))).toMatchObject({ status: 409, name: 'ImportInHand' })
  await pool.query("update product_imports set begun_at = now() - interval '25 hours' where import_id = $1", [
    byHand.importID,
  ])
  expect(await sendBy(team, bearer(team), table(3))).toMatchObject({ status: 202 })
  expect((await show(team.owner, byHand.importID)).state).toBe('cancelled')
})

test('two companies at once never mix', async () => {
  const [one, other] = [await knownTeam(2), await knownTeam(2)]
  const sent = await Promise.all([
    sendBy(one, bearer(one), table(30, '21')),
    sendBy(other, bearer(other), table(40, '34')),
  ])
  expect(sent.map(({ status }) => status)).toEqual([202, 202])
  await Promise.all([work(), work()])
  const [ofOne, ofOther] = [await productsOf(one), await productsOf(other)]
  expect([ofOne.length, ofOther.length]).toEqual([30, 40])
  expect(ofOne.every(({ prices }) => prices.includes('21'))).toBe(true)
  expect(ofOther.every(({ prices }) => prices.includes('34'))).toBe(true)
})

test('a key that ends meanwhile writes nothing more, and people may go on', async () => {
  const team = await knownTeam(2)
  const { data } = await sendBy(team, bearer(team), table(3, '77'))
  const { keyID, businessID, owner } = team
  await transaction(db, (tx) => endKey(tx, { businessID, keyID, by: owner.userID }))
  const before = await productsOf(team)
  await work()
  expect(await show(owner, data.import.importID)).toMatchObject({ state: 'paused', pausedBy: 'rights' })
  expect(await productsOf(team)).toEqual(before)
  await post(team.admin, `${path(data.import.importID)}/resume`, {})
  await work()
  expect(await show(owner, data.import.importID)).toMatchObject({ state: 'done', written: { created: 1 } })
})
