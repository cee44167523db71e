// Keys for the programs of a company: who makes, sees and ends them, and who is told (P7).
import { expect, test } from 'vitest'
import { Secret, TOTP } from 'otpauth'
import type { CompanyKeyEntry } from '../../contract/company-keys.ts'
import { limits } from '../../contract/limits.ts'
import { transaction } from '../../platform/db.ts'
import { aPassword, givePassword, mailsTo, testAccounts } from '../../testing/accounts.ts'
import { testApi, testDatabase } from '../../testing/database.ts'
import { aTeam, testCalls, type Somebody } from '../../testing/team.ts'
import { composeMail } from '../mail/compose.ts'
import { removeBusiness } from '../businesses/business-lifecycle.ts'

const database = await testDatabase()
const { db, pool } = database
const call = testCalls(await testApi(database))
const accounts = await testAccounts(database)

async function teamWithPassword() {
  const team = await aTeam(db)
  await givePassword(database, team.owner.userID)
  return team
}
type Team = Awaited<ReturnType<typeof teamWithPassword>>
type Made = { key: CompanyKeyEntry; secret: string }

const aKey = { name: 'Nightly run', scopes: ['product.read'] }
const make = (team: Team, by: Somebody | undefined = team.owner, wish: object = {}) =>
  call<Made>('createCompanyKey', { id: team.businessID, ...aKey, password: aPassword, ...wish }, by)
const end = (team: Team, keyID: string, by?: Somebody) =>
  call('endCompanyKey', { id: team.businessID, keyID }, by)
async function listed(team: Team, by: Somebody = team.owner) {
  const { data } = await call<{ keys: CompanyKeyEntry[] }>('listCompanyKeys', { id: team.businessID }, by)
  return data.keys
}
const entriesOf = async (team: Team) =>
  (
    await pool.query<{ act: string; actor: string; subject: string; details: Record<string, unknown> }>(
      `select act, actor, subject_type || ':' || subject_id as subject, details from audit_entries
      where business_id = $1 and act like 'key.%' order by id`,
      [team.businessID],
    )
  ).rows
/** Ten an hour are enough for anybody but a test. */
const forgetTries = () => pool.query('delete from call_budgets')

test('an owner makes a key with their password; its secret is answered once and kept nowhere', async () => {
  const team = await teamWithPassword()
  const { data, status } = await make(team, team.owner, { days: 30 })
  expect(status).toBe(200)
  expect(data.secret).toMatch(/^mw_[\w-]{43}$/)
  expect(data.key).toMatchObject({
    ...aKey,
    start: data.secret.slice(0, 7),
    state: 'alive',
    madeBy: { userID: team.owner.userID, name: 'Olga Owner' },
    lastUsedAt: null,
    endedAt: null,
    endedBy: null,
  })
  const lives = Date.parse(data.key.expiresAt ?? '') - Date.parse(data.key.madeAt)
  expect(Math.round(lives / 86_400_000)).toBe(30)
  expect(await listed(team)).toEqual([data.key])
  expect(await listed(team, team.admin)).toEqual([data.key])

  const secret = data.secret.slice(7)
  const { rows: tables } = await pool.query<{ name: string }>(
    "select oid::regclass::text as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace",
  )
  for (const { name } of tables) {
    const { rows } = await pool.query(`select from ${name} as t where position($1 in t::text) > 0`, [secret])
    expect(rows, name).toEqual([])
  }
})

test('nobody but an owner makes one, and only with what proves them', async () => {
  const team = await teamWithPassword()
  for (const by of [team.admin, team.member])
    expect(await make(team, by)).toMatchObject({ status: 403, name: 'NotAllowed' })
  for (const by of [team.exMember, team.otherOwner, team.stranger])
    expect(await make(team, by)).toMatchObject({ status: 404, name: 'NotFound' })
  const input = { id: team.businessID, ...aKey, password: aPassword }
  expect(await call('createCompanyKey', input)).toMatchObject({ status: 401, name: 'TokenNotFound' })
  expect(await make(team, team.owner, { password: 'another one' })).toMatchObject({
    name: 'WrongCredentials',
  })
  expect(await make(team, team.owner, { password: undefined })).toMatchObject({ name: 'InvalidInput' })
  expect(await listed(team)).toEqual([])
  expect(await entriesOf(team)).toEqual([])
})

test('with a second factor, its code as well', async () => {
  const team = await teamWithPassword()
  const begun = await accounts('beginTwoFactor', { password: aPassword }, team.owner.bearer)
  const { secret } = begun.data as { secret: string }
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate()
  const { data } = await accounts('confirmTwoFactor', { code }, team.owner.bearer)
  const [recoveryCode] = (data as { recoveryCodes: string[] }).recoveryCodes
  expect(await make(team)).toMatchObject({ status: 403, name: 'CodeNeeded' })
  expect(await make(team, team.owner, { code: '000000' })).toMatchObject({ name: 'WrongCode' })
  expect(await listed(team)).toEqual([])
  expect(await make(team, team.owner, { code: recoveryCode })).toMatchObject({ status: 200 })
})

test.each([
  ['no name', { name: ' ' }],
  ['a name that is too long', { name: 'x'.repeat(limits.companyKeyNameMax + 1) }],
  ['a name with a sign that turns the writing', { name: 'run \u202Etxt' }],
  ['a name with NUL', { name: 'run\0' }],
  ['no scope', { scopes: [] }],
  ['a scope that there is not', { scopes: ['everything'] }],
  ['no days', { days: 0 }],
  ['more than a year', { days: limits.companyKeyDaysMax + 1 }],
  ['a field of its own', { hash: 'x' }],
])('%s is refused', async (_, wish) => {
  const team = await teamWithPassword()
  expect(await make(team, team.owner, wish)).toMatchObject({ status: 400, name: 'InvalidInput' })
  expect(await listed(team)).toEqual([])
})

test('ten count at once, and of two that come for the last place one gets it', async () => {
  const team = await teamWithPassword()
  for (let at = 1; at < limits.companyKeysMax; at++) {
    expect(await make(team)).toMatchObject({ status: 200 })
    await forgetTries()
  }
  const answers = await Promise.all([make(team), make(team), make(team)])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
  const keys = await listed(team)
  expect(keys.length).toBe(limits.companyKeysMax)
  await forgetTries()
  // One that has run out makes room, and so does one that is ended.
  await pool.query("update company_keys set expires_at = now() - interval '1 second' where key_id = $1", [
    keys[0]!.keyID,
  ])
  expect(await make(team)).toMatchObject({ status: 200 })
  expect(await make(team)).toMatchObject({ status: 409, name: 'TooManyKeys' })
  await end(team, keys[1]!.keyID, team.owner)
  expect(await make(team)).toMatchObject({ status: 200 })
  const states = (await listed(team)).map(({ state }) => state)
  expect(states.slice(0, limits.companyKeysMax).every((state) => state === 'alive')).toBe(true)
  expect(states.slice(limits.companyKeysMax).toSorted()).toEqual(['ended', 'expired'])
})

test('members and strangers see none, and end none; an admin ends one, which stays so', async () => {
  const team = await teamWithPassword()
  const { key } = (await make(team)).data
  for (const [by, refusal] of [
    [team.member, { status: 403, name: 'NotAllowed' }],
    [team.exMember, { status: 404, name: 'NotFound' }],
    [team.otherOwner, { status: 404, name: 'NotFound' }],
    [team.stranger, { status: 404, name: 'NotFound' }],
    [undefined, { status: 401, name: 'TokenNotFound' }],
  ] as const) {
    expect(await call('listCompanyKeys', { id: team.businessID }, by)).toMatchObject(refusal)
    expect(await end(team, key.keyID, by)).toMatchObject(refusal)
  }
  expect((await listed(team))[0]?.state).toBe('alive')

  expect(await end(team, key.keyID, team.admin)).toMatchObject({ status: 200 })
  const ended = (await listed(team))[0]
  expect(ended).toMatchObject({ state: 'ended', endedBy: { userID: team.admin.userID } })
  expect(await end(team, key.keyID, team.owner)).toMatchObject({ status: 200 })
  expect((await listed(team))[0]).toEqual(ended)
  expect((await mailsTo(database, team.owner.email)).map(({ template }) => template)).toEqual([
    'company-key-made',
    'company-key-ended',
  ])
})

test('a key goes on when who made it is no longer one who may, and the list says so', async () => {
  const team = await teamWithPassword()
  const { data } = await make(team)
  expect(data.key.makerLeft).toBe(false)
  const setRole = 'update business_members set role = $3 where business_id = $1 and user_id = $2'
  await pool.query(setRole, [team.businessID, team.admin.userID, 'owner'])
  await pool.query(setRole, [team.businessID, team.owner.userID, 'member'])
  const marked = { keyID: data.key.keyID, state: 'alive', makerLeft: true, madeBy: { name: 'Olga Owner' } }
  expect(await listed(team, team.admin)).toMatchObject([marked])
  await pool.query('delete from business_members where business_id = $1 and user_id = $2', [
    team.businessID,
    team.owner.userID,
  ])
  expect(await listed(team, team.admin)).toMatchObject([marked])
  await pool.query(setRole, [team.businessID, team.admin.userID, 'admin'])
  expect((await listed(team, team.admin))[0]?.makerLeft).toBe(true)
})

test('a key of another company is none of theirs', async () => {
  const [one, other] = [await teamWithPassword(), await teamWithPassword()]
  const { key } = (await make(other)).data
  expect(await end(one, key.keyID, one.owner)).toMatchObject({ status: 404, name: 'NotFound' })
  expect((await listed(other))[0]?.state).toBe('alive')
})

test('making and ending stand in the audit log and are told to every owner, names as texts', async () => {
  const team = await teamWithPassword()
  await pool.query("update business_members set role = 'owner' where business_id = $1 and user_id = $2", [
    team.businessID,
    team.admin.userID,
  ])
  const name = '<b>{by}</b> https://evil.example 夜間'
  const { key } = (await make(team, team.owner, { name })).data
  expect(key.name).toBe(name)
  await end(team, key.keyID, team.admin)
  const subject = `key:${key.keyID}`
  expect(await entriesOf(team)).toMatchObject([
    { act: 'key.made', actor: `user:${team.owner.userID}`, subject, details: { scopes: ['product.read'] } },
    { act: 'key.ended', actor: `user:${team.admin.userID}`, subject },
  ])
  const log = await call<{ entries: { act: string; by: unknown }[] }>(
    'listCompanyLog',
    { id: team.businessID },
    team.owner,
  )
  expect(log.data.entries).toMatchObject([
    { act: 'key.ended', by: { kind: 'person', person: { name: 'Ada Admin' } } },
    { act: 'key.made', by: { kind: 'person', person: { name: 'Olga Owner' } } },
  ])
  for (const owner of [team.owner, team.admin]) {
    const [made, ended, ...more] = await mailsTo(database, owner.email)
    expect([made?.template, ended?.template, more]).toEqual(['company-key-made', 'company-key-ended', []])
    expect(made?.data).toMatchObject({ by: 'Olga Owner', thing: name })
    expect(ended?.data).toMatchObject({ by: 'Ada Admin', thing: name })
    const link = `/business/${team.businessID}/edit/keys`
    expect(new URL(made?.data['link'] ?? '').pathname).toBe(link)
    const composed = composeMail({ mailID: key.keyID, language: 'en', edition: 'jp', ...made! })
    expect(composed.html).not.toContain('<b>{by}')
    expect(composed.html).not.toContain('<b>Olga')
    expect(composed.html).not.toContain('https://evil.example')
  }
  expect(await mailsTo(database, team.member.email)).toEqual([])
})

test('with the company all its keys end, and stay so when it comes back', async () => {
  const team = await teamWithPassword()
  const { key } = (await make(team)).data
  await transaction(db, (tx) => removeBusiness(tx, team.businessID))
  expect(await entriesOf(team)).toMatchObject([
    { act: 'key.made' },
    { act: 'key.ended', actor: 'system', subject: `key:${key.keyID}` },
  ])
  expect(await call('restoreBusiness', { id: team.businessID }, team.owner)).toMatchObject({ status: 200 })
  expect(await listed(team)).toMatchObject([{ keyID: key.keyID, state: 'ended', endedBy: null }])
})
