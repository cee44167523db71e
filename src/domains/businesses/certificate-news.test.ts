// Certificates that end, on the home page of those who may renew them.
import { expect, test } from 'vitest'
import type { CallOutput } from '../../contract/endpoint.ts'
import type { listEndingCertificates } from '../../contract/home.ts'
import { limits } from '../../contract/limits.ts'
import { dayOf } from '../../platform/days.ts'
import { testApi, testDatabase } from '../../testing/database.ts'
import { aTeam, callsOf } from '../../testing/products.ts'
import { aSession, type TestSession } from '../../testing/sessions.ts'

const database = await testDatabase()
const { db, pool } = database
const { get, post, remove } = callsOf(await testApi(database))
type Ending = CallOutput<typeof listEndingCertificates>
const ending = async (as: TestSession) => (await get(as, '/business/certificate/ending')).data as Ending
const inDays = (days: number) => dayOf(new Date(Date.now() + days * 86_400_000))
const noTexts = { number: '', issuer: '', scope: '', issueDate: '' }
const { certificateEndingDays: days, homeListMax } = limits

test('what ends soon or ended lately, first to end first, for owners and admins alone', async () => {
  const { businessID, owner, admin, member } = await aTeam(db)
  const add = async (name: string, expireDate: string) => {
    const body = { ...noTexts, name, expireDate }
    return ((await post(owner, `/business/${businessID}/certificate`, body)).data as { id: string }).id
  }
  await add('far', inDays(days + 1))
  const soon = await add('soon', inDays(days))
  const over = await add('over', inDays(-1))
  await add('long over', inDays(-days - 1))
  await add('without end', '')
  const gone = await add('gone', inDays(1))
  await remove(owner, `/business/${businessID}/certificate`, { certificateID: gone })
  for (const person of [owner, admin])
    expect((await ending(person)).items).toMatchObject([
      { certificateID: over, name: 'over', status: 'expired', businessID },
      { certificateID: soon, name: 'soon', status: 'expiring', businessID },
    ])
  for (const person of [member, await aSession(db)])
    expect(await ending(person)).toEqual({ items: [], more: false })
  expect((await get(undefined, '/business/certificate/ending')).status).toBe(401)
  for (let at = 2; at <= homeListMax; at += 1) await add(`No. ${at}`, inDays(at))
  const { items, more } = await ending(owner)
  expect([items.length, more]).toEqual([homeListMax, true])
  await pool.query('update business_members set closed_at = now() where user_id = $1', [admin.userID])
  expect((await ending(admin)).items).toEqual([])
})
