// Whose an import is, who may do something with it, and when.
import { expect, test } from 'vitest'
import { testDatabase } from '../../testing/database.ts'
import { importing, manyLines, tableOf } from '../../testing/imports.ts'
import { aTeam } from '../../testing/products.ts'
import { aSession } from '../../testing/sessions.ts'

const database = await testDatabase()
const { db, pool } = database
const { get, post, put, send, show, check, work, path } = await importing(database)

test('two companies at once have each their own', async () => {
  const [one, other] = [await aTeam(db), await aTeam(db)]
  const table = tableOf(manyLines(250))
  const [first, second] = [await check(one, table), await check(other, table)]
  await post(one.owner, `${path(first.importID)}/run`, { publish: 'published' })
  await post(other.owner, `${path(second.importID)}/run`, {})
  await Promise.all([work(), work()])
  for (const [team, { importID }, published] of [
    [one, first, 7],
    [other, second, 0],
  ] as const) {
    expect(await show(team.owner, importID)).toMatchObject({
      state: 'done',
      written: { created: 250, published },
    })
    const { rows: kept } = await pool.query('select count(*) from products where business_id = $1', [
      team.businessID,
    ])
    expect(kept).toEqual([{ count: 250 }])
  }
})

test('a second import waits for the first to be over, paused ones rest, cancelled ones can be undone', async () => {
  const team = await aTeam(db)
  const { importID } = await check(team, tableOf(manyLines(3)))
  const wish = { businessID: team.businessID, fileName: 'a.csv', fileSize: 10 }
  expect((await post(team.admin, '/product/import', wish)).name).toBe('ImportInHand')
  await post(team.owner, `${path(importID)}/run`, {})
  await post(team.admin, `${path(importID)}/pause`, {})
  await work()
  expect(await show(team.owner, importID)).toMatchObject({
    state: 'paused',
    pausedBy: 'people',
    written: { created: 0 },
  })
  await post(team.admin, `${path(importID)}/resume`, {})
  await work()
  expect(await show(team.owner, importID)).toMatchObject({ state: 'done', written: { created: 3 } })
  expect((await post(team.owner, `${path(importID)}/run`, {})).name).toBe('ImportNotReady')
  expect((await post(team.admin, '/product/import', wish)).status).toBe(200)
  expect((await post(team.owner, `${path(importID)}/undo`, {})).name).toBe('ImportInHand')
})

test('who may no longer do so writes nothing more; another manager goes on', async () => {
  const team = await aTeam(db)
  const { importID } = await check(team, tableOf(manyLines(3)))
  await post(team.admin, `${path(importID)}/run`, {})
  await pool.query("update business_members set role = 'member' where user_id = $1", [team.admin.userID])
  await work()
  expect(await show(team.owner, importID)).toMatchObject({
    state: 'paused',
    pausedBy: 'rights',
    written: { created: 0 },
  })
  await post(team.owner, `${path(importID)}/resume`, {})
  await work()
  expect((await show(team.owner, importID)).written!.created).toBe(3)
})

test('only owners and admins of the company see and do anything', async () => {
  const [team, other] = [await aTeam(db), await aTeam(db)]
  const stranger = await aSession(db)
  const { importID } = await check(team, tableOf(manyLines(2)))
  const wish = { businessID: team.businessID, fileName: 'a.csv', fileSize: 10 }
  const id = path(importID)
  for (const [by, name] of [
    [team.member, 'NotAllowed'],
    [stranger, 'NotFound'],
    [other.owner, 'NotFound'],
    [undefined, 'TokenNotFound'],
  ] as const) {
    expect((await post(by, '/product/import', wish)).name).toBe(name)
    for (const at of ['', '/table', '/rows', '/refused']) expect((await get(by, id + at)).name).toBe(name)
    for (const at of ['receive', 'check', 'run', 'pause', 'resume', 'cancel', 'undo', 'rows/2/undo'])
      expect((await post(by, `${id}/${at}`, {})).name).toBe(name)
    expect((await put(by, `${id}/mapping`, {})).name).toBe(name)
    expect((await get(by, `/product/import?bid=${team.businessID}`)).name).toBe(name)
  }
  expect((await show(team.admin, importID)).state).toBe('checked')
})

test('a file that is no table says so, and makes room for the next', async () => {
  const team = await aTeam(db)
  const id = await send(team.owner, team.businessID, '%PDF-1.7 not a table')
  await work()
  expect(await show(team.owner, id)).toMatchObject({ state: 'failed', failure: { reason: 'unknown format' } })
  const wish = { businessID: team.businessID, fileName: 'a.csv', fileSize: 10 }
  const begun = await post(team.owner, '/product/import', wish)
  expect(begun.status).toBe(200)
  const next = (begun.data as { import: { importID: string } }).import.importID
  expect((await post(team.owner, `${path(next)}/receive`, {})).name).toBe('FileNotArrived')
})

test('what is no import is not found, not even by the id of one’s own company', async () => {
  const { owner, businessID } = await aTeam(db)
  expect(await get(owner, path(businessID))).toMatchObject({ status: 404, name: 'NotFound' })
  expect(await post(owner, `${path(businessID)}/run`, {})).toMatchObject({ status: 404, name: 'NotFound' })
})
