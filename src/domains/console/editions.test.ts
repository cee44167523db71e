// Editions by their managers: figures, newest companies, and what stands on the pages.
import { expect, test } from 'vitest'
import { transaction } from '../../platform/db.ts'
import { aBusiness } from '../../testing/businesses.ts'
import { testApi, testDatabase } from '../../testing/database.ts'
import { aSession, type TestSession } from '../../testing/sessions.ts'
import { findOfSubject } from '../audit/reading.ts'
import { sendInquiry } from '../inquiries/sending.ts'

const database = await testDatabase()
const { db, pool } = database
const api = await testApi(database)
const manager = await aSession(db, { staff: [{ role: 'edition-manager', edition: 'it' }] })
const other = await aSession(db, { staff: [{ role: 'edition-manager', edition: 'jp' }] })

async function call(by: TestSession, method: 'GET' | 'PUT', code: string, body?: object) {
  const response = await api.inject({
    method,
    url: `/api/console/editions/${code}`,
    headers: { authorization: by.bearer, 'accept-language': 'en' },
    ...(body && { payload: body }),
  })
  return { status: response.statusCode, ...response.json() }
}
const unchanged = { phone: null, hours: null, featured: null, reason: 'New number' }
const shownNow = async () => {
  const response = await api.inject({ url: '/api/edition', headers: { 'accept-language': 'en' } })
  return response.json().data.find(({ code }: { code: string }) => code === 'it')
}

test('an edition is for its own managers', async () => {
  expect((await call(other, 'GET', 'it')).name).toBe('StaffRoleNeeded')
  expect((await call(other, 'PUT', 'it', unchanged)).name).toBe('StaffRoleNeeded')
  expect((await call(manager, 'GET', 'it')).data).toMatchObject({ code: 'it', name: 'Millwright Italy' })
  const admin = await aSession(db, { staff: ['admin'] })
  expect((await call(admin, 'GET', 'zz')).status).toBe(404)
})

test('figures count its country, and inquiries as they are answered', async () => {
  const { businessID } = await aBusiness(db, { companyName: 'Rossi Ingranaggi', countryCode: 'IT' })
  const elsewhere = await aBusiness(db)
  const sender = await aSession(db, { edition: 'it' })
  for (const to of [businessID, elsewhere.businessID])
    await transaction(db, (tx) =>
      sendInquiry(tx, sender, { to, subject: 'Gears', message: `Please quote for ${to}` }, 'en'),
    )
  await pool.query(`update inquiries set answered_at = created_at + interval '3 hours' where to_id = $1`, [
    businessID,
  ])
  await pool.query(`update accounts.accounts set proven_at = now() where user_id = $1`, [sender.userID])
  const { figures, latest } = (await call(manager, 'GET', 'it')).data
  expect(figures).toMatchObject({ companies: 1, inquiries: 1, answered: 1, accounts: 1 })
  expect(latest).toMatchObject([{ businessID, name: 'Rossi Ingranaggi' }])
})

test('what a manager changes stands on the pages, with the reason in the log, and comes back', async () => {
  const before = await shownNow()
  const wish = {
    phone: '+39 02 5555 0142',
    hours: { opens: '08:30', closes: '17:00' },
    featured: ['0003', '0001'],
    reason: 'New office in Milan',
  }
  expect((await call(manager, 'PUT', 'it', wish)).status).toBe(200)
  const after = await shownNow()
  expect(after).toMatchObject({ phone: wish.phone, support: { ...before.support, ...wish.hours } })
  expect(after.keywords).not.toBe(before.keywords)
  const about = { type: 'edition', id: 'it', limit: 9 }
  expect(await findOfSubject(db, about)).toMatchObject([{ act: 'edition.changed', reason: wish.reason }])
  await call(manager, 'PUT', 'it', unchanged)
  expect(await shownNow()).toEqual(before)
})

test.each([
  ['hours that end before they begin', { hours: { opens: '18:00', closes: '09:00' } }, 'hours'],
  ['an industry of no list', { featured: ['9999'] }, 'featured'],
  ['a time of no clock', { hours: { opens: '25:00', closes: '26:00' } }, 'hours.opens'],
])('%s are refused', async (_, wish, field) => {
  const answer = await call(manager, 'PUT', 'it', { ...unchanged, ...wish })
  expect(answer.name).toBe('InvalidInput')
  expect(Object.keys(answer.fields ?? {})).toContain(field)
})
