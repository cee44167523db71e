// What is reported of a company or product is kept in every language in which it stands, so that nothing hides in a translation.
import { expect, test } from 'vitest'
import type { CaseEntry } from '../../contract/moderation.ts'
import type { NotificationEntry } from '../../contract/notifications.ts'
import { limits } from '../../contract/limits.ts'
import { deliverAll } from '../../platform/events.ts'
import { domainListeners } from '../../roles/domains.ts'
import { aBusiness } from '../../testing/businesses.ts'
import { testApi, testDatabase } from '../../testing/database.ts'
import { moderationCalls } from '../../testing/moderation.ts'
import { testLog } from '../../testing/server.ts'
import { aSession, type TestSession } from '../../testing/sessions.ts'
import { companyWords, productWords } from '../../testing/words.ts'
import { bounded } from './snapshots.ts'

const database = await testDatabase()
const { db, pool } = database
const api = await testApi(database)
const { call, decide } = moderationCalls(api, pool)
const moderator = await aSession(db, { staff: ['moderator'] })

async function reportIn(language: string, as: TestSession, type: 'business' | 'product', resourceID: string) {
  const response = await api.inject({
    method: 'POST',
    url: `/api/reports/${type}`,
    headers: { authorization: as.bearer, 'accept-language': language },
    payload: { resourceID, reason: 'spam', text: '' },
  })
  expect(response.statusCode).toBe(200)
  const { rows } = await pool.query<{ case_id: string }>(
    'select case_id from reports where resource_id = $1',
    [resourceID],
  )
  return rows[0]!.case_id
}
const caseOf = async (caseID: string) =>
  (await call<CaseEntry>('GET', `/console/reports/${caseID}`, moderator)).data

async function aCompany() {
  const { businessID, productIDs } = await aBusiness(db, {
    companyName: 'Cuscinetti Hinokawa',
    shortDescription: 'Cuscinetti a sfere.',
    products: [{ name: 'Cuscinetto a sfere', description: 'Per pompe.', keywords: ['sfere'] }],
  })
  const ja = { name: '檜川軸受製作所', short: '軸受', description: '賭博はこちら', facilities: '工場' }
  await companyWords(db, businessID, { own: 'it', others: { ja, en: { name: 'Hinokawa Bearings' } } })
  await productWords(db, productIDs[0]!, moderator.userID, {
    own: 'it',
    others: { zh: { name: '球轴承', description: '假货' } },
  })
  return { businessID, productID: productIDs[0]! }
}

test('a reported company and product are kept in all their languages, and in which the reporter read them', async () => {
  const { businessID, productID } = await aCompany()
  const reporter = await aSession(db)
  const company = await caseOf(await reportIn('ja', reporter, 'business', businessID))
  for (const snapshot of [company.reports[0]!.snapshot!, company.now!]) {
    expect(snapshot.texts).toEqual(
      expect.arrayContaining([
        { field: 'name', text: 'Cuscinetti Hinokawa', language: 'it' },
        { field: 'shortDescription', text: 'Cuscinetti a sfere.', language: 'it' },
        { field: 'name', text: '檜川軸受製作所', language: 'ja' },
        { field: 'description', text: '賭博はこちら', language: 'ja' },
        { field: 'facilities', text: '工場', language: 'ja' },
        { field: 'name', text: 'Hinokawa Bearings', language: 'en' },
      ]),
    )
    expect(snapshot).toMatchObject({ name: 'Cuscinetti Hinokawa', isCut: false })
  }
  expect([company.reports[0]!.snapshot!.seenIn, company.now!.seenIn]).toEqual(['ja', null])
  const product = await caseOf(await reportIn('zh', reporter, 'product', productID))
  expect(product.reports[0]!.snapshot).toMatchObject({ seenIn: 'zh' })
  expect(product.now!.texts).toEqual(
    expect.arrayContaining([
      { field: 'name', text: 'Cuscinetto a sfere', language: 'it' },
      { field: 'keywords', text: 'sfere', language: 'it' },
      { field: 'description', text: '假货', language: 'zh' },
    ]),
  )
})

test('who reported is told of it by the name that they knew, in the mail and under the bell', async () => {
  const { businessID } = await aCompany()
  const names = { ja: '檜川軸受製作所', es: 'Hinokawa Bearings', it: 'Cuscinetti Hinokawa' }
  const reporters = new Map<TestSession, string>()
  let caseID = ''
  for (const [language, name] of Object.entries(names)) {
    const reporter = await aSession(db, { language })
    reporters.set(reporter, name)
    caseID = await reportIn(language, reporter, 'business', businessID)
  }
  expect((await decide(moderator, caseID, { action: 'hide' })).status).toBe(200)
  await deliverAll(db, domainListeners, testLog)
  for (const [{ userID, ...session }, name] of reporters) {
    const { rows } = await pool.query<{ thing: string }>(
      "select data ->> 'thing' as thing from mails where user_id = $1 and template = 'report-answered'",
      [userID],
    )
    expect(rows).toEqual([{ thing: name }])
    const { data } = await call<{ items: NotificationEntry[] }>('GET', '/notifications', session)
    expect(data.items).toMatchObject([{ kind: 'moderation.answered', title: name }])
  }
})

test('of long texts the beginning of each is kept: none hides behind the length of others', () => {
  const long = 'x'.repeat(limits.snapshotMax)
  const texts = [
    { field: 'description', text: long, language: 'it' },
    { field: 'description', text: long, language: 'en' },
    { field: 'name', text: '短い', language: 'ja' },
    { field: 'description', text: `賭博${long}`, language: 'ja' },
  ]
  const { texts: kept, isCut } = bounded({ name: 'x', texts, pictures: [] })
  expect(isCut).toBe(true)
  expect(kept.map(({ language, text }) => [language, text.slice(0, 2)])).toEqual([
    ['it', 'xx'],
    ['en', 'xx'],
    ['ja', '短い'],
    ['ja', '賭博'],
  ])
  const letters = kept.reduce((sum, { field, text }) => sum + field.length + text.length, 0)
  expect(letters).toBeLessThanOrEqual(limits.snapshotMax)
  expect(letters).toBeGreaterThan(limits.snapshotMax - texts.length)
  const short = bounded({ name: 'x', texts: texts.slice(2, 3), pictures: [] })
  expect(short).toMatchObject({ isCut: false, texts: [{ text: '短い' }] })
})
