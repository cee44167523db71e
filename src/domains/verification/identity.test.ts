// Level 1 comes and goes by itself: with the website, the address of an owner or admin, and the register number.
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { deliverAll } from '../../platform/events.ts'
import { transaction } from '../../platform/db.ts'
import { domainListeners } from '../../roles/domains.ts'
import { aBusiness } from '../../testing/businesses.ts'
import { testApi, testDatabase } from '../../testing/database.ts'
import { testLog } from '../../testing/server.ts'
import { somebody, testCalls, type Somebody } from '../../testing/team.ts'
import { aRightNumber, isoDay } from '../../testing/verification.ts'
import { changeBusiness, removeBusiness } from '../businesses/business-lifecycle.ts'
import type { IdentityTicks } from '../../contract/verification.ts'
import { finishEmailChange } from '../accounts/email-change.ts'
import { leaveAll } from '../members/leaving.ts'
import { checksOf } from './checks.ts'
import { renewIdentities, ticksOf } from './identity.ts'

const database = await testDatabase()
const { db } = database
const call = testCalls(await testApi(database))
const drain = () => deliverAll(db, domainListeners, testLog)

let companies = 0
type Wish = {
  number?: string | null
  country?: string
  role?: 'owner' | 'admin' | 'member'
  website?: string
  mail?: string
}
async function aCompany(wish: Wish = {}) {
  const { country = 'JP', role = 'owner', website = '', mail = '' } = wish
  const number = wish.number === undefined ? aRightNumber() : wish.number
  const host = `works${(companies += 1)}.example`
  const person = await somebody(db, { email: mail || `taro${companies}@${host}` })
  const { businessID } = await aBusiness(db, {
    countryCode: country,
    stateID: null,
    registerNumber: number,
    contact: { website: website || `https://www.${host}/ja` },
    members: [{ userID: person.userID, role }],
  })
  await drain()
  return { businessID, person, host, number }
}
const standing = async (businessID: string) =>
  (await checksOf(db, businessID)).filter(({ endedAt }) => endedAt === null)
const scopes = async (businessID: string) => (await standing(businessID)).map(({ scope }) => scope.join(' '))
const change = async (businessID: string, changes: Parameters<typeof changeBusiness>[2]) => {
  await transaction(db, (tx) => changeBusiness(tx, businessID, changes))
  await drain()
}

test('an address at the own website and a right number are found by the program, for a year', async () => {
  const { businessID } = await aCompany()
  expect(await standing(businessID)).toMatchObject([
    {
      level: 1,
      scope: ['domain', 'number'],
      checkedBy: 'system',
      checkedOn: isoDay(0),
      validUntil: isoDay(365),
    },
  ])
  const { rows } = await sql<{ act: string; actor: string }>`
    select act, actor from audit_entries where business_id = ${businessID} and act like 'verification.%'`.execute(
    db,
  )
  expect(rows).toEqual([{ act: 'verification.found', actor: 'system' }])
  // It gives no badge.
  const { rows: badges } = await sql`select verified from businesses where id = ${businessID}`.execute(db)
  expect(badges).toEqual([{ verified: false }])
})

test.each<[string, Parameters<typeof aCompany>[0], string[]]>([
  ['a wrong digit', { number: '7000012050003' }, []],
  ['no number where the country has a rule', { number: null }, []],
  ['no number where it has none', { number: null, country: 'CH' }, ['domain']],
  ['an admin', { role: 'admin' }, ['domain number']],
  ['a member', { role: 'member' }, []],
  ['an address elsewhere', { mail: 'someone@elsewhere.example' }, []],
  ['a host that many share', { website: 'https://gmail.com/', mail: 'works@gmail.com' }, []],
  [
    'an address below a host that everybody gets one at',
    { website: 'https://pepper.ocn.ne.jp/', mail: 'works@pepper.ocn.ne.jp' },
    [],
  ],
  ['a name for one computer', { website: 'http://192.0.2.7/', mail: 'x@[192.0.2.7]' }, []],
  ['a page of a social network', { website: 'https://facebook.com/works', mail: 'works@facebook.com' }, []],
  ['a host below', { mail: 'works@mail.works-below.example', website: 'https://works-below.example' }, []],
  ['no website', { website: 'nothing' }, []],
])('level 1: %s', async (_, wish, expected) => {
  const { businessID } = await aCompany(wish)
  expect(await scopes(businessID)).toEqual(expected)
})

test('it ends at once when a condition falls away, and comes back with it', async () => {
  const { businessID, host, number } = await aCompany()
  const lost = { number: '7000012050003', website: 'https://another.example' }
  const kept = { number, website: `https://${host}` }
  await change(businessID, { registerNumber: lost.number })
  expect(await scopes(businessID)).toEqual([])
  await change(businessID, { registerNumber: kept.number })
  expect(await scopes(businessID)).toEqual(['domain number'])
  await change(businessID, { contact: { website: lost.website } })
  expect(await scopes(businessID)).toEqual([])
  await change(businessID, { contact: { website: kept.website } })
  const all = await checksOf(db, businessID)
  expect(all.map(({ endedReason }) => endedReason)).toEqual(['conditions', 'conditions', null])
})

test('who leaves, or takes another address, takes it along', async () => {
  const { businessID, person } = await aCompany()
  const second = await somebody(db)
  await sql`insert into business_members (business_id, user_id, role, created_at)
    values (${businessID}, ${second.userID}, 'owner', now())`.execute(db)
  await transaction(db, (tx) => leaveAll(tx, person.userID))
  await drain()
  expect(await scopes(businessID)).toEqual([])

  const other = await aCompany()
  const away = `${other.person.userID}@elsewhere.example`
  await transaction(db, (tx) => finishEmailChange(tx, { userID: other.person.userID, email: away }))
  await drain()
  expect(await scopes(other.businessID)).toEqual([])
})

test('a demoted owner no longer stands for the company', async () => {
  const { businessID, person } = await aCompany({ role: 'admin' })
  const owner = await somebody(db)
  await sql`insert into business_members (business_id, user_id, role, created_at)
    values (${businessID}, ${owner.userID}, 'owner', now())`.execute(db)
  const input = { id: businessID, userID: person.userID, role: 'member' }
  expect((await call('changeMemberRole', input, owner)).status).toBe(200)
  await drain()
  expect(await scopes(businessID)).toEqual([])
})

test('it is made again on its last day, and ends there when nothing holds', async () => {
  const [kept, lost] = [await aCompany(), await aCompany()]
  await sql`update businesses set website_host = null where id = ${lost.businessID}`.execute(db)
  expect(await renewIdentities(db, isoDay(364))).toBe(0)
  await renewIdentities(db, isoDay(365))
  expect(await checksOf(db, kept.businessID)).toMatchObject([
    { endedReason: 'renewed' },
    { checkedOn: isoDay(365), validUntil: isoDay(730), endedAt: null },
  ])
  expect(await standing(lost.businessID)).toEqual([])
})

test('of a removed company nothing is looked at', async () => {
  const { businessID } = await aCompany()
  await transaction(db, (tx) => removeBusiness(tx, businessID))
  await drain()
  expect(await ticksOf(db, [businessID])).toEqual(new Map())
  expect(await scopes(businessID)).toEqual(['domain number'])
})

test('owners and admins see what is missing and have it looked at; nobody else does', async () => {
  const { businessID, person } = await aCompany({ mail: 'x@elsewhere2.example' })
  const [member, stranger] = [await somebody(db), await somebody(db)]
  await sql`insert into business_members (business_id, user_id, role, created_at)
    values (${businessID}, ${member.userID}, 'member', now())`.execute(db)
  const look = (as?: Somebody) => call('checkIdentity', { businessID }, as)
  expect(await look(person)).toMatchObject({ status: 200, data: { holds: false } })
  expect(await look(member)).toMatchObject({ status: 403, name: 'NotAllowed' })
  expect(await look(stranger)).toMatchObject({ status: 404, name: 'NotFound' })
  expect((await look()).status).toBe(401)
  const shown = await call<{ identity: IdentityTicks }>('showOwnVerification', { businessID }, person)
  expect(shown.data.identity).toEqual({
    website: `works${companies}.example`,
    address: 'elsewhere',
    number: 'right',
  })
})

test('many saves at once leave one check', async () => {
  const { businessID } = await aCompany({ number: null })
  await sql`update businesses set register_number = ${aRightNumber()} where id = ${businessID}`.execute(db)
  const { person } = { person: await somebody(db, { email: `second@works${companies}.example` }) }
  await sql`insert into business_members (business_id, user_id, role, created_at)
    values (${businessID}, ${person.userID}, 'owner', now())`.execute(db)
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => call('checkIdentity', { businessID }, person)),
  )
  expect(answers.every(({ status }) => status === 200)).toBe(true)
  expect(await checksOf(db, businessID)).toHaveLength(1)
})
