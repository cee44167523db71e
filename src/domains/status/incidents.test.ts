// Incidents: typed by support agents, read by everybody, each step in the audit log.
import { expect, test } from 'vitest'
import { sql } from 'kysely'
import { watchHealth } from './health.ts'
import { uuidv7 } from '../../platform/ids.ts'
import { testApi, testDatabase } from '../../testing/database.ts'
import { aSession, type TestSession } from '../../testing/sessions.ts'
import { findOfSubject } from '../audit/reading.ts'

const database = await testDatabase()
const { db } = database
const api = await testApi(database)
const support = await aSession(db, { staff: ['support'] })

async function call(by: TestSession | undefined, method: 'GET' | 'POST', url: string, payload?: object) {
  const response = await api.inject({
    method,
    url: `/api${url}`,
    headers: { ...(by && { authorization: by.bearer }) },
    ...(payload && { payload }),
  })
  return { status: response.statusCode, ...response.json() }
}
const wish = {
  parts: ['search', 'pages', 'search'],
  language: 'ja',
  title: '検索が遅くなっています',
  text: '原因を調査しています。',
  others: [{ language: 'en', title: 'Search is slow', text: 'We are looking into it.\nMore at ten.' }],
}
const begin = async (more: object = {}) =>
  (await call(support, 'POST', '/console/incidents', { ...wish, ...more })).data.incidentID as string
const shown = async (id: string) =>
  (await call(undefined, 'GET', '/status')).data.incidents.find(
    ({ incidentID }: { incidentID: string }) => incidentID === id,
  )

test('what support tells everybody reads, in each language in which it was told, until two weeks after its end', async () => {
  const id = await begin()
  expect(await shown(id)).toMatchObject({
    parts: ['search', 'pages'],
    titles: { ja: '検索が遅くなっています', en: 'Search is slow' },
    endedAt: null,
    updates: [{ texts: { ja: '原因を調査しています。', en: 'We are looking into it.\nMore at ten.' } }],
  })
  const tell = (ends: boolean, text: string) =>
    call(support, 'POST', `/console/incidents/${id}/updates`, { language: 'en', text, ends })
  expect((await tell(false, 'Found.')).status).toBe(200)
  expect((await tell(true, 'Mended.')).status).toBe(200)
  const { endedAt, updates } = await shown(id)
  expect(Date.parse(endedAt)).toBeGreaterThan(0)
  expect(updates.map(({ texts }: { texts: { en: string } }) => texts.en.split('\n')[0])).toEqual([
    'Mended.',
    'Found.',
    'We are looking into it.',
  ])
  expect(await tell(false, 'Once more.')).toMatchObject({ status: 409, name: 'IncidentOver' })
  const entries = await findOfSubject(db, { type: 'incident', id, limit: 10 })
  expect(entries.map(({ act }) => act)).toEqual(['incident.ended', 'incident.told', 'incident.begun'])
  expect(JSON.stringify(entries)).not.toContain('Found.')

  await sql`update incidents set began_at = now() - interval '16 days', ended_at = now() - interval '15 days'
    where incident_id = ${id}`.execute(db)
  expect(await shown(id)).toBeUndefined()
})

test('those that go on come first, and no more than twenty', async () => {
  const over = await begin()
  await call(support, 'POST', `/console/incidents/${over}/updates`, {
    language: 'en',
    text: 'Over.',
    ends: true,
  })
  const ids = []
  for (let at = 0; at < 20; at++) ids.push(await begin())
  const { data } = await call(support, 'GET', '/console/incidents')
  expect(data.map(({ incidentID }: { incidentID: string }) => incidentID)).toEqual(ids.toReversed())
  expect((await call(undefined, 'GET', '/status')).data.incidents).toHaveLength(20)
})

test('strangers, people with an account and staff of other roles tell nothing', async () => {
  const id = await begin()
  const told = { language: 'en', text: 'Told', ends: true }
  const others = [
    [undefined, 401, 'TokenNotFound'],
    [await aSession(db), 404, 'NotFound'],
    [await aSession(db, { staff: ['verifier'] }), 403, 'StaffRoleNeeded'],
    [await aSession(db, { staff: ['support'], isLocked: true }), 403, 'UnlockNeeded'],
  ] as const
  for (const [by, status, name] of others) {
    expect(await call(by, 'POST', '/console/incidents', wish)).toMatchObject({ status, name })
    expect(await call(by, 'POST', `/console/incidents/${id}/updates`, told)).toMatchObject({ status, name })
    expect(await call(by, 'GET', '/console/incidents')).toMatchObject({ status, name })
  }
  expect((await shown(id)).updates).toHaveLength(1)
  expect(await call(support, 'POST', `/console/incidents/${uuidv7()}/updates`, told)).toMatchObject({
    status: 404,
  })
})

test.each([
  [{ parts: [] }],
  [{ parts: ['kitchen'] }],
  [{ title: '' }],
  [{ text: '   ' }],
  [{ language: 'xx' }],
  [{ title: 'a'.repeat(121) }],
  [{ others: [{ language: 'en', title: 'Without a text', text: '' }] }],
])('%o is refused', async (more) => {
  expect(await call(support, 'POST', '/console/incidents', { ...wish, ...more })).toMatchObject({
    status: 400,
  })
})

test('a part is judged by what its calls came to, mails by how long they wait', async () => {
  const end = watchHealth()
  try {
    const stateOf = async (part: string) =>
      (await call(undefined, 'GET', '/status')).data.parts.find((one: { part: string }) => one.part === part)
        .state
    expect(await stateOf('messages')).toBe('working')
    expect(await stateOf('mails')).toBe('working')
    const mail = uuidv7()
    await sql`
      insert into mails (mail_id, dedupe_key, template, language, edition, recipient, data, due_at)
      values (${mail}, ${mail}, 'enquiry-received', 'en', 'jp', 'haruka@kitazawa.example', '{}', now() - interval '11 minutes')`.execute(
      db,
    )
    expect(await stateOf('mails')).toBe('degraded')
    await sql`update mails set due_at = now() - interval '61 minutes' where mail_id = ${mail}`.execute(db)
    expect(await stateOf('mails')).toBe('down')
    const someone = await aSession(db)
    await sql`alter table inquiries rename to inquiries_away`.execute(db)
    for (let at = 0; at < 3; at++) {
      expect(await stateOf('messages')).toBe('working')
      const list = await call(someone, 'GET', `/business/request?ubid=${someone.userID}`)
      expect(list.status).toBe(500)
    }
    expect(await stateOf('messages')).toBe('down')
    expect(await stateOf('search')).toBe('working')
    expect(await stateOf('payments')).toBe('working')
  } finally {
    end()
    await sql`alter table if exists inquiries_away rename to inquiries`.execute(db)
  }
})
