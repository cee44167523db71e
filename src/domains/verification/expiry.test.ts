// The day a check runs out: badge, search, facets and kept pages change without a save, and its people were told three times.
import { sql } from 'kysely'
import { afterEach, expect, test, vi } from 'vitest'
import type { BusinessProfileEntry } from '../../contract/businesses.ts'
import { deliverAll } from '../../platform/events.ts'
import { transaction } from '../../platform/db.ts'
import { domainJobs, domainListeners } from '../../roles/domains.ts'
import { aBusiness } from '../../testing/businesses.ts'
import { testApi, testDatabase } from '../../testing/database.ts'
import { testLog } from '../../testing/server.ts'
import { staleKeysOf } from '../../testing/stale-keys.ts'
import { somebody, templatesTo, testCalls } from '../../testing/team.ts'
import { isoDay } from '../../testing/verification.ts'
import { addCheck, daysAfter } from './checks.ts'
import { endBadges } from './expiry.ts'
import { remind } from './reminders.ts'

const database = await testDatabase()
const { db } = database
const call = testCalls(await testApi(database))
const drain = () => deliverAll(db, domainListeners, testLog)
afterEach(() => {
  vi.useRealTimers()
})
const moveTo = (day: string, time = '00:00:30') =>
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${day}T${time}Z`) })

/** No mail leaves by it. */
const noMail = { send: () => Promise.reject(new Error('no mail')) } as never

/** What runs each minute. */
const aMinute = async () => {
  const wanted = ['verification.expiry', 'search.expiry']
  const jobs = domainJobs(db, noMail, testLog)
  for (const job of jobs.filter(({ name }) => wanted.includes(name))) {
    expect(job.cron).toBe('* * * * *')
    await job.run(undefined)
  }
  await drain()
}

const check = (businessID: string, level: 1 | 2 | 3, validUntil: string) =>
  transaction(db, (tx) =>
    addCheck(tx, {
      businessID,
      level,
      scope: ['registration'],
      checkedBy: 'Millwright',
      recordedBy: null,
      checkedOn: isoDay(-10),
      validUntil,
    }),
  )
const badge = async (id: string) =>
  (await call<BusinessProfileEntry>('showBusinessProfile', { id })).data.verification?.level ?? null
type Found = {
  results: { businessID: string; verified: boolean }[]
  facets: { verified: { values: { code: string; documents: number }[] } }
}
const search = async (textQuery: string, verified?: boolean) => {
  const asked = { textQuery, facets: true, exactly: true, ...(verified && { verified }) }
  const { data } = await call<Found>('searchBusinesses', asked)
  const facet = data.facets.verified.values.map(({ code, documents }) => `${code} ${documents}`)
  return { found: data.results.map((one) => [one.businessID, one.verified]), facet }
}

test('within a minute of the end it is gone from profile, cards, filter and facets', async () => {
  const companyName = 'Quokka Gear Works'
  const { businessID } = await aBusiness(db, { companyName })
  await check(businessID, 2, isoDay(5))
  await drain()
  expect(await badge(businessID)).toBe(2)
  const before = await search('Quokka Gear', true)
  expect(before).toEqual({ found: [[businessID, true]], facet: ['true 1'] })
  moveTo(isoDay(5), '23:59:30')
  await aMinute()
  expect(await badge(businessID)).toBe(2)
  expect((await search('Quokka Gear', true)).found).toHaveLength(1)

  moveTo(isoDay(6))
  const stale = await staleKeysOf(database.pool, aMinute)
  expect([...stale]).toEqual(expect.arrayContaining([`business:${businessID}`, 'search']))
  expect(await badge(businessID)).toBeNull()
  expect((await search('Quokka Gear', true)).found).toEqual([])
  expect(await search('Quokka Gear')).toEqual({ found: [[businessID, false]], facet: ['false 1'] })
  const { rows } = await sql`select verified from businesses where id = ${businessID}`.execute(db)
  expect(rows).toEqual([{ verified: false }])
})

test('when a visit runs out its company falls back to what else stands', async () => {
  vi.useRealTimers()
  await sql`update verification_expiry set checked_until = ${isoDay(10)}`.execute(db)
  const { businessID } = await aBusiness(db)
  await check(businessID, 2, isoDay(300))
  await check(businessID, 3, isoDay(20))
  await drain()
  expect(await badge(businessID)).toBe(3)
  const after = new Date(`${isoDay(21)}T00:00:40Z`)
  moveTo(isoDay(21))
  expect(await endBadges(db, after)).toBe(1)
  expect(await endBadges(db, after)).toBe(0)
  await drain()
  expect(await badge(businessID)).toBe(2)
})

test('a check that was given on its last day, and came to be after midnight, gives no badge either', async () => {
  vi.useRealTimers()
  const [last, next] = [isoDay(30), isoDay(31)]
  await sql`update verification_expiry set checked_until = ${last}`.execute(db)
  const { businessID } = await aBusiness(db)
  moveTo(next)
  await endBadges(db, new Date(`${next}T00:00:30Z`))
  // Its transaction began before midnight and was committed now.
  moveTo(last, '23:59:59')
  await check(businessID, 2, last)
  moveTo(next, '00:01:30')
  const shown = async () => {
    const { rows } = await sql<{ verified: boolean }>`
      select verified from businesses where id = ${businessID}`.execute(db)
    return rows[0]!.verified
  }
  expect(await shown()).toBe(true)
  expect(await endBadges(db, new Date(`${next}T00:01:30Z`))).toBe(1)
  expect(await shown()).toBe(false)
  await endBadges(db, new Date(`${next}T00:12:00Z`))
  const { rows } = await sql<{
    day: string
  }>`select checked_until::text as day from verification_expiry`.execute(db)
  expect(rows).toEqual([{ day: next }])
})

async function withTeam() {
  const [owner, admin, member] = [await somebody(db), await somebody(db), await somebody(db)]
  const { businessID } = await aBusiness(db, {
    members: [
      { userID: owner.userID, role: 'owner' },
      { userID: admin.userID, role: 'admin' },
      { userID: member.userID, role: 'member' },
    ],
  })
  return { businessID, owner, admin, member }
}
const mailsOf = async (email: string, beginning: string) =>
  (await templatesTo(database, { email })).filter((name) => name.startsWith(beginning))
const at = (day: string) => new Date(`${day}T08:00:00Z`)
const bell = async (userID: string) => {
  const { rows } = await sql<{ kind: string }>`
    select kind from notifications where user_id = ${userID} order by id`.execute(db)
  return rows.map(({ kind }) => kind)
}

test('owners and admins are told 90, 30 and 7 days before a check runs out, each once', async () => {
  const { businessID, owner, admin, member } = await withTeam()
  const end = isoDay(200)
  await check(businessID, 2, end)
  for (const before of [91, 90, 90, 89, 60, 30, 29, 8, 7, 7, 6, 1, 0, -1])
    await remind(db, at(daysAfter(end, -before)))
  expect(await remind(db, at(daysAfter(end, -7))), 'told before').toBe(0)
  await drain()
  for (const { email, userID } of [owner, admin]) {
    expect(await mailsOf(email, 'verification-ends')).toHaveLength(3)
    expect(await bell(userID)).toContain('verification.ends')
  }
  expect(await mailsOf(member.email, 'verification')).toEqual([])
  const { rows } = await sql`
    select days from verification_reminders where ends_on = ${end}::date order by days desc`.execute(db)
  expect(rows).toEqual([{ days: 90 }, { days: 30 }, { days: 7 }])
})

test('a certificate is told of too; one that was renewed is told of by its new day', async () => {
  const { businessID, owner } = await withTeam()
  const end = isoDay(100)
  const certificate = { name: 'ISO 14001', number: '', issuer: '', scope: '', issueDate: '', expireDate: end }
  const { data } = await call<{ id: string }>('addCertificate', { id: businessID, ...certificate }, owner)
  await remind(db, at(daysAfter(end, -90)))
  const renewed = { id: businessID, certificateID: data.id, ...certificate, expireDate: isoDay(400) }
  await call('changeCertificate', renewed, owner)
  for (const before of [30, 7]) await remind(db, at(daysAfter(end, -before)))
  await drain()
  expect(await mailsOf(owner.email, 'certificate-ends')).toHaveLength(1)
  await remind(db, at(daysAfter(isoDay(400), -90)))
  expect(await mailsOf(owner.email, 'certificate-ends')).toHaveLength(2)
})

test('of a check that another outlasts nobody is told', async () => {
  const { businessID, owner } = await withTeam()
  await check(businessID, 2, isoDay(150))
  await check(businessID, 2, isoDay(500))
  await remind(db, at(isoDay(60)))
  await drain()
  expect(await mailsOf(owner.email, 'verification')).toEqual([])
})

test('a standstill of a day is made up for', async () => {
  const { businessID, owner } = await withTeam()
  await check(businessID, 2, isoDay(170))
  await remind(db, at(isoDay(81)))
  await remind(db, at(isoDay(82)))
  expect(await mailsOf(owner.email, 'verification')).toHaveLength(1)
})
