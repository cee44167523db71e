// What a company's timeline tells of what was done to it, and what it leaves out.
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { TrustEventEntry } from '../../contract/trust.ts'
import { invalidate } from '../../platform/events.ts'
import { transaction } from '../../platform/db.ts'
import { today } from '../../platform/days.ts'
import { aBusiness } from '../../testing/businesses.ts'
import { testApi, testDatabase } from '../../testing/database.ts'
import { sections } from '../../testing/sections.ts'
import { aTeam, testCalls } from '../../testing/team.ts'
import { findOfBusiness } from '../audit/reading.ts'
import { record } from '../audit/recording.ts'

const database = await testDatabase()
const { db } = database
const call = testCalls(await testApi(database))
const eventsOf = async (id: string) => {
  await transaction(db, (tx) => invalidate(tx, [`business:${id}`]))
  const { data } = await call<{ events: TrustEventEntry[] }>('showTrust', { id })
  return data.events
}

/** Makes what the log says of a company a day older. */
async function anotherDay(businessID: string) {
  await transaction(db, async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx)
    await sql`update audit_entries set at = at - interval '1 day' where business_id = ${businessID}`.execute(
      tx,
    )
  })
}

test('another name and another place stand there as they were and are, of an address no more than its city', async () => {
  const { businessID, owner } = await aTeam(db)
  const name = (companyName: string, revision: number) =>
    call(
      'saveGeneral',
      { id: businessID, revision, ...sections.general, companyName, isAnother: true },
      owner,
    )
  const move = (fields: object, revision: number) =>
    call('saveContactInfo', { id: businessID, revision, ...sections.contactInfo, ...fields }, owner)
  expect(await name('Kitazawa Präzision', 0)).toMatchObject({ status: 200 })
  expect(await move({ city: 'Trino' }, 0)).toMatchObject({ status: 200 })
  expect(await move({ city: 'Torino' }, 1)).toMatchObject({ status: 200 })
  expect(await move({ legalAddressEnglish: 'Gate 5', zipcode: '10122' }, 2)).toMatchObject({ status: 200 })
  await anotherDay(businessID)
  expect(await name('Kitazawa', 1)).toMatchObject({ status: 200 })
  expect(await name('Kitazawa Präzision', 2)).toMatchObject({ status: 200 })

  const changes = (await eventsOf(businessID)).filter(({ kind }) => kind === 'renamed' || kind === 'moved')
  expect(changes).toMatchObject([
    { kind: 'renamed', before: 'Kitazawa Bearing Works', after: 'Kitazawa Präzision' },
    {
      kind: 'moved',
      before: { city: 'Osaka', country: { code: 'JP' } },
      after: { city: 'Turin', state: { stateID: 'IT-21' }, country: { countryName: 'Italy' } },
    },
  ])
  const moves = await findOfBusiness(db, { businessID, before: null, limit: 9, acts: ['business.moved'] })
  expect(moves).toHaveLength(2)
  expect(JSON.stringify(moves)).not.toMatch(/Gate|Kita,|1012/)
})

test('owners and disputes stand there, nobody’s name, and nothing else of what is logged', async () => {
  const { businessID, owner } = await aTeam(db)
  const about = { type: 'business', id: businessID }
  const byOwner = {
    by: `user:${owner.userID}` as const,
    about: { type: 'user', id: owner.userID },
    businessID,
  }
  await transaction(db, (tx) =>
    record(
      tx,
      { ...byOwner, act: 'team.transferred' },
      { by: 'os:ada', act: 'dispute.upheld', about, businessID, reason: 'Not delivered, says Haruka' },
      { by: 'os:ada', act: 'business.removed', about, businessID },
      { ...byOwner, act: 'team.role', details: { role: 'admin' } },
    ),
  )
  const events = await eventsOf(businessID)
  expect(events).toEqual(['joined', 'ownerChanged', 'dispute'].map((kind) => ({ kind, on: today() })))
  for (const name of ['Olga', 'Haruka', owner.userID]) expect(JSON.stringify(events)).not.toContain(name)
})

test('a certificate that was found in its register says since when, also in the signed file', async () => {
  const certificates = [{ name: 'ISO 9001', issueDate: '2023-01-01', expireDate: '2099-01-01' }]
  const { businessID } = await aBusiness(db, { certificates })
  await sql`
    update certificates set confirmed_on = '2026-05-01', confirmed_where = 'Register of JQA' where business_id = ${businessID}`.execute(
    db,
  )
  expect(await eventsOf(businessID)).toMatchObject([{ kind: 'certificate', confirmedOn: '2026-05-01' }, {}])
  const { data } = await call<{ file: string }>('showTrustFile', { id: businessID })
  expect(JSON.parse(data.file)).toMatchObject({
    certificates: [{ name: 'ISO 9001', confirmed: { on: '2026-05-01', where: 'Register of JQA' } }],
  })
})

test('founding, checks and certificates stand among the others in the order of their days', async () => {
  const { businessID } = await aBusiness(db, {
    createdAt: new Date('2024-03-05T10:00:00Z'),
    yearStablished: 980,
    certificates: [
      { name: 'ISO 9001', issueDate: '2023-01-01', expireDate: '2026-01-01' },
      { name: 'CE', expireDate: '2027-01-01' },
      { name: 'UL' },
    ],
  })
  await sql`
    insert into verification_checks (id, business_id, level, scope, checked_by, checked_on, valid_until, ended_at, ended_reason)
    values (gen_random_uuid(), ${businessID}, 2, '{registration}', 'Millwright', '2025-01-01', '2025-12-31', null, null),
      (gen_random_uuid(), ${businessID}, 3, '{site}', 'Harbour', '2026-02-01', '2027-01-31', '2026-03-01', 'It moved away')`.execute(
    db,
  )
  const events = await eventsOf(businessID)
  expect(events).toMatchObject([
    { kind: 'founded', year: 980 },
    { kind: 'certificate', name: 'ISO 9001', on: '2023-01-01', until: '2026-01-01' },
    { kind: 'joined', on: '2024-03-05' },
    {
      kind: 'check',
      level: 2,
      scope: ['registration'],
      on: '2025-01-01',
      until: '2025-12-31',
      endedOn: null,
    },
    { kind: 'check', level: 3, checkedBy: 'Harbour', endedOn: '2026-03-01' },
    { kind: 'certificate', name: 'CE', on: null, until: '2027-01-01' },
  ])
  expect(JSON.stringify(events)).not.toContain('It moved away')
})

test('nothing is pushed off the timeline by doing something else often', async () => {
  const { businessID, owner } = await aTeam(db)
  const about = { type: 'business', id: businessID }
  const by = `user:${owner.userID}` as const
  const rename = (before: string, after: string) =>
    ({ by, act: 'business.renamed', about, businessID, details: { before, after } }) as const
  await transaction(db, (tx) =>
    record(
      tx,
      { by: 'os:ada', act: 'dispute.upheld', about, businessID },
      { by, act: 'team.transferred', about: { type: 'user', id: owner.userID }, businessID },
      ...Array.from({ length: 150 }, () => [rename('A', 'B'), rename('B', 'A')]).flat(),
    ),
  )
  await sql`
    insert into verification_checks (id, business_id, level, scope, checked_by, checked_on, valid_until, ended_at, ended_reason)
    values (gen_random_uuid(), ${businessID}, 2, '{registration}', 'Millwright', '2025-01-01', '2027-12-31', '2025-06-01', 'Forged')`.execute(
    db,
  )
  // A website that goes and comes back six hundred times in a day, and once on another.
  await sql`
    insert into verification_checks (id, business_id, level, scope, checked_by, checked_on, valid_until, ended_at, ended_reason)
    select gen_random_uuid(), ${businessID}::uuid, 1, '{domain}'::text[], 'system', '2026-02-03'::date, '2027-02-02'::date, '2026-02-03T10:00:00Z'::timestamptz, 'conditions'
    from generate_series(1, 600)
    union all
    select gen_random_uuid(), ${businessID}::uuid, 1, '{domain}'::text[], 'system', '2026-02-03'::date, '2027-02-02'::date, '2026-02-05T10:00:00Z'::timestamptz, 'conditions'`.execute(
    db,
  )
  expect(await eventsOf(businessID)).toMatchObject([
    { kind: 'check', level: 2, endedOn: '2025-06-01' },
    { kind: 'check', level: 1, on: '2026-02-03', endedOn: '2026-02-05' },
    { kind: 'joined' },
    { kind: 'ownerChanged' },
    { kind: 'dispute' },
  ])
})

test('a company changes hands by a transfer, and by an owner who is named and one who leaves', async () => {
  const { businessID, owner, admin } = await aTeam(db)
  const by = `user:${owner.userID}` as const
  const about = { type: 'user', id: admin.userID }
  await transaction(db, (tx) =>
    record(
      tx,
      { by, act: 'team.role', about, businessID, details: { role: 'owner' } },
      { by, act: 'team.role', about, businessID, details: { role: 'admin' } },
      { by, act: 'team.left', about: { type: 'user', id: owner.userID }, businessID },
    ),
  )
  expect(await eventsOf(businessID)).toEqual([
    { kind: 'joined', on: today() },
    { kind: 'ownerChanged', on: today() },
  ])
})
