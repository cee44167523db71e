// How an import of products ended stands under the bell of who began it; of one that a program sent its people read by mail, and not the same every night.
import { expect, test } from 'vitest'
import type { NotificationEntry } from '../../contract/notifications.ts'
import { deliverAll } from '../../platform/events.ts'
import { transaction } from '../../platform/db.ts'
import { domainListeners } from '../../roles/domains.ts'
import { mailsTo } from '../../testing/accounts.ts'
import { testDatabase } from '../../testing/database.ts'
import { importing, manyLines, tableOf } from '../../testing/imports.ts'
import { aTeam } from '../../testing/team.ts'
import { testLog } from '../../testing/server.ts'
import type { TestSession } from '../../testing/sessions.ts'
import { composeMail } from '../mail/compose.ts'
import { makeKey } from '../members/company-keys.ts'
import { mailDueNotices } from './mailing.ts'

const database = await testDatabase()
const { db, pool } = database
const { server, post, put, send, check, bring, work, path } = await importing(database)

type Team = Awaited<ReturnType<typeof aTeam>>
const table = (count: number, price = '12.50') =>
  tableOf(manyLines(count).map(([number, name]) => [number, name, price] as const))

async function heard(by: TestSession, language = 'en') {
  await deliverAll(db, domainListeners, testLog)
  const headers = { authorization: by.bearer, 'accept-language': language }
  const answer = await server.inject({ url: '/api/notifications', headers })
  return answer.json<{ data: { items: NotificationEntry[] } }>().data.items
}
async function mailed({ email }: { email: string }) {
  await deliverAll(db, domainListeners, testLog)
  await mailDueNotices(db)
  return mailsTo(database, email)
}

async function keyOf({ businessID, owner }: Team, by = owner) {
  const wish = { businessID, name: 'Nightly run', scopes: ['product.import' as const], days: null }
  const { secret } = await transaction(db, (tx) => makeKey(tx, { ...wish, by: by.userID }))
  return async (body: string) => {
    const { statusCode } = await server.inject({
      method: 'PUT',
      url: `/api/product/import?bid=${businessID}&fileName=nightly.csv`,
      headers: { authorization: `Bearer ${secret}`, 'content-type': 'text/csv' },
      payload: body,
    })
    expect(statusCode).toBe(202)
    await work()
  }
}

test('who began it by hand reads how it ended, with figures and in their language; nobody else does', async () => {
  const team = await aTeam(db)
  const { importID } = await bring(team, table(3))
  const page = `/business/${team.businessID}/edit/import/${importID}`
  expect(await heard(team.owner)).toMatchObject([
    {
      kind: 'import.done',
      title: 'products.csv: new 3, changed 0, taken off or removed 0, refused 0',
      path: page,
      company: { businessID: team.businessID },
    },
  ])
  expect((await heard(team.owner, 'ja'))[0]!.title).toMatch(/^products\.csv：.*3/)
  for (const other of [team.admin, team.member, team.stranger]) expect(await heard(other)).toEqual([])
  expect(await mailed(team.owner)).toEqual([])
})

test('a file that cannot be read, and one that somebody else has stopped, are told; what one stops oneself is not', async () => {
  const team = await aTeam(db)
  await send(team.owner, team.businessID, '\u0000\u0001 no table')
  await work()
  expect((await heard(team.owner)).map(({ kind }) => kind)).toEqual(['import.failed'])
  const own = await check(team, table(2))
  await post(team.owner, `${path(own.importID)}/cancel`, {})
  expect(await heard(team.owner)).toHaveLength(1)
  const theirs = await check(team, table(2))
  await post(team.admin, `${path(theirs.importID)}/cancel`, {})
  expect(await heard(team.owner)).toMatchObject([
    { kind: 'import.stopped', title: 'products.csv: somebody else has stopped it.' },
    { kind: 'import.failed' },
  ])
})

test('who made the key of a program is mailed what changed; a night without changes is no news, nor the same failure again', async () => {
  const team = await aTeam(db)
  await bring(team, table(2))
  const night = await keyOf(team, team.admin)
  await night(table(3, '13'))
  const first = await mailed(team.admin)
  expect(first.map(({ template }) => template)).toEqual(['news'])
  expect(first[0]!.data['list']).toContain('nightly.csv: new 1, changed 2, taken off or removed 0, refused 0')
  expect(new URL(first[0]!.data['link']!).pathname).toMatch(`/business/${team.businessID}/edit/import/`)
  const composed = composeMail({ mailID: team.businessID, edition: 'jp', ...first[0]!, language: 'ja' })
  expect(composed.text).toContain('unsubscribe?token=')
  await night(table(3, '13'))
  expect(await mailed(team.admin)).toHaveLength(1)
  await night('\u0000\u0001 no table')
  await night('\u0000\u0001 no table')
  expect(await mailed(team.admin)).toHaveLength(2)
  // What went well in between makes it news again.
  await night(table(3, '13'))
  await night('\u0000\u0001 no table')
  expect(await mailed(team.admin)).toHaveLength(3)
  await pool.query(
    "update product_imports set reported_at = reported_at - interval '8 days' where business_id = $1",
    [team.businessID],
  )
  await night('\u0000\u0001 no table')
  expect(await mailed(team.admin)).toHaveLength(4)
  expect(await mailed(team.owner)).toEqual([])
  const kinds = (await heard(team.admin)).map(({ kind }) => kind)
  expect(new Set(kinds)).toEqual(new Set(['import.reported']))
})

test('refused rows are told with the way to their file; the same ones again are not', async () => {
  const team = await aTeam(db)
  await bring(team, table(10))
  const night = await keyOf(team)
  const bad = tableOf(manyLines(10).map(([number, name], at) => [number, name, at === 4 ? 'much' : '12.50']))
  await night(bad)
  await night(bad)
  const mails = await mailed(team.owner)
  expect(mails.map(({ data }) => data['list'])).toEqual([
    expect.stringMatching(/refused 1\n.*refused rows as a file/s),
  ])
})

test('owners are told when who made the key has left, and nobody who chose never to be', async () => {
  const team = await aTeam(db)
  await bring(team, table(2))
  const night = await keyOf(team, team.admin)
  await pool.query('delete from business_members where business_id = $1 and user_id = $2', [
    team.businessID,
    team.admin.userID,
  ])
  await night(table(2, '14'))
  expect(await mailed(team.admin)).toEqual([])
  expect(await mailed(team.owner)).toHaveLength(1)
  await put(team.owner, '/notifications/preferences', { ways: { 'import.reported': 'never' } })
  await night(table(2, '15'))
  expect(await mailed(team.owner)).toHaveLength(1)
})
