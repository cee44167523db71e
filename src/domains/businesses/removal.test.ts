import { expect, test } from 'vitest'
import { limits } from '../../contract/limits.ts'
import { transaction } from '../../platform/db.ts'
import { deliverAll } from '../../platform/events.ts'
import { domainListeners } from '../../roles/domains.ts'
import { aBusiness } from '../../testing/businesses.ts'
import { testApi, testDatabase } from '../../testing/database.ts'
import { aFile, keepFilesNowhere } from '../../testing/pictures.ts'
import { aTeam, callsOf, type Team } from '../../testing/products.ts'
import { testLog } from '../../testing/server.ts'
import { aSession, type TestSession } from '../../testing/sessions.ts'
import { attachFile } from '../files/attachment.ts'
import { resolveActor } from '../members/actors.ts'
import { businessesOf } from '../members/membership.ts'
import { search } from '../search/find.ts'
import { giveUpBusinesses } from './removal.ts'

const database = await testDatabase()
const { db, pool } = database
const api = await testApi(database)
const { get, put, post, remove } = callsOf(api)
keepFilesNowhere()

const name = 'Wakayama Winches'
const removing = (session: TestSession, { businessID }: { businessID: string }, companyName = name) =>
  remove(session, `/business/profile/${businessID}`, { companyName })
const restoring = (session: TestSession, { businessID }: { businessID: string }) =>
  post(session, `/business/profile/${businessID}/restore`)
const drain = () => deliverAll(db, domainListeners, testLog)
const letPass = (businessID: string, days: number) =>
  pool.query(`update businesses set removed_at = removed_at - $2 * interval '1 day' where id = $1`, [
    businessID,
    days,
  ])

/** Where a company, its product and its place in search and directory are seen. */
async function seen({ businessID, productIDs }: Team) {
  await drain()
  const { rows } = await pool.query('select 1 from directory_entry where business_id = $1 or id = $1', [
    businessID,
  ])
  return {
    page: (await get(undefined, `/business/profile/${businessID}`)).status,
    product: (await get(undefined, `/product/${productIDs[0]}`)).status,
    found: (await search(db, { segment: 'MA', text: 'wakayama' }, { skip: 0, size: 50 })).ids.includes(
      businessID,
    ),
    listed: rows.length > 0,
  }
}
const everywhere = { page: 200, product: 200, found: true, listed: true }
const nowhere = { page: 404, product: 404, found: false, listed: false }

test('a company that its owner removed is nowhere, and is restored with its people', async () => {
  const team = await aTeam(db, { companyName: name, products: 1 })
  const { owner, admin, member, businessID } = team
  expect(await seen(team)).toEqual(everywhere)
  const { status, data } = await removing(owner, team, `  ${name} `)
  expect(status).toBe(200)
  const { restorableUntil } = data as { restorableUntil: string }
  const days = (Date.parse(restorableUntil) - Date.now()) / 86_400_000
  expect(Math.round(days)).toBe(limits.restoreDays)
  expect(await seen(team)).toEqual(nowhere)
  expect((await get(owner, `/business/profile/${businessID}/manage`)).name).toBe('NotFound')
  expect(await businessesOf(db, member.userID)).toEqual([])
  expect((await get(owner, '/business/profile/my-list')).data).toMatchObject([
    { businessID, role: 'owner', restorableUntil },
  ])
  expect((await get(admin, '/business/profile/my-list')).data).toMatchObject([
    { businessID, role: 'admin', restorableUntil },
  ])
  expect((await get(member, '/business/profile/my-list')).data).toEqual([])

  for (const one of [admin, member, await aSession(db)])
    expect((await restoring(one, team)).name).toBe('NotFound')
  expect((await restoring(owner, team)).status).toBe(200)
  expect(await seen(team)).toEqual(everywhere)
  expect((await get(member, `/business/profile/${businessID}/manage`)).data).toMatchObject({ role: 'member' })
  expect((await restoring(owner, team)).name).toBe('NotFound')
})

test('only who types the name, and owns the company, removes it', async () => {
  const team = await aTeam(db, { companyName: name })
  expect(await removing(team.owner, team, 'wakayama winches')).toMatchObject({
    status: 400,
    name: 'NameDiffers',
  })
  expect((await removing(team.admin, team)).name).toBe('NotAllowed')
  expect((await removing(await aSession(db), team)).name).toBe('NotFound')
  expect((await get(team.owner, `/business/profile/${team.businessID}/manage`)).status).toBe(200)
})

test('two remove and two restore at once: one of each is heard', async () => {
  const team = await aTeam(db, { companyName: name })
  const gone = await Promise.all([removing(team.owner, team), removing(team.owner, team)])
  expect(gone.map(({ name: failure }) => failure ?? 'done').toSorted()).toEqual(['NotFound', 'done'])
  const back = await Promise.all([restoring(team.owner, team), restoring(team.owner, team)])
  expect(back.map(({ name: failure }) => failure ?? 'done').toSorted()).toEqual(['NotFound', 'done'])
})

test('a name that a verified company took meanwhile is not restored', async () => {
  const team = await aTeam(db, { companyName: 'Toyama Turbines' })
  await removing(team.owner, team, 'Toyama Turbines')
  await aBusiness(db, {
    companyName: 'TOYAMA TURBINES',
    verification: { scope: ['site'], checkedBy: 'X', checkedOn: '2026-01-01', validUntil: '2099-01-01' },
  })
  expect((await restoring(team.owner, team)).name).toBe('NameTaken')
  expect((await get(undefined, `/business/profile/${team.businessID}`)).status).toBe(404)
})

test('after 30 days it is given up: nobody restores it, its files go, its people are forgotten', async () => {
  const team = await aTeam(db, { companyName: name })
  const { owner, businessID } = team
  const logo = await aFile(pool, { userID: owner.userID, businessID })
  await put(owner, `/business/profile/${businessID}/photos`, { profilePhoto: logo })
  const shown = await aFile(pool, { userID: owner.userID, businessID })
  const at = { type: 'business' as const, id: businessID, place: `product:${shown}` }
  await transaction(db, async (tx) =>
    attachFile(tx, await resolveActor(tx, owner, businessID), { fileID: shown, purpose: 'businessFile', at }),
  )
  await removing(owner, team)
  await letPass(businessID, 29)
  expect(await giveUpBusinesses(db)).toBe(0)
  await letPass(businessID, 2)
  expect((await restoring(owner, team)).name).toBe('NotFound')
  expect((await get(owner, '/business/profile/my-list')).data).toEqual([])

  expect(await giveUpBusinesses(db)).toBe(1)
  expect(await giveUpBusinesses(db)).toBe(0)
  const { rows } = await pool.query('select status from files where business_id = $1', [businessID])
  expect(rows).toEqual([{ status: 'leaving' }, { status: 'leaving' }])
  const left = await pool.query('select 1 from business_members where business_id = $1', [businessID])
  expect(left.rows).toEqual([])
})

test('what is given up keeps no way to reach it, and nothing of who was asked in', async () => {
  const secret = 'canary'
  const phone = { countryCode: '+81', businessPhoneNumber: `06 ${secret}` }
  const wish = {
    companyName: name,
    products: 1,
    registerNumber: '12-34 56',
    city: secret,
    shortDescription: `Write to ${secret}.`,
    generalDescription: `Call ${secret}.`,
    general: { video: `https://videos.example/${secret}` },
    contact: {
      legalAddressEnglish: secret,
      legalAddressLocal: secret,
      shippingAddressEnglish: secret,
      zipcode: secret,
      email: `${secret}@winches.example`,
      website: `https://${secret}.example`,
      phone,
      mobilePhone: phone,
    },
    factory: { manufacturingFacilities: secret, city: secret, zipcode: secret },
    certificates: [{ name: 'ISO 9001', issuer: secret }],
  }
  const team = await aTeam(db, wish)
  const { owner, businessID } = team
  const members = `/business/${businessID}/member`
  expect(
    (await post(owner, `${members}/invite`, { email: `${secret}@new.example`, role: 'member' })).status,
  ).toBe(200)
  expect((await post(await aSession(db), `${members}/ask`, { message: secret })).status).toBe(200)
  const texts = { companyName: 'ウインチ', shortDescription: secret, generalDescription: secret }
  const inJapanese = { ...texts, manufacturingFacilities: secret, revision: 0 }
  expect((await put(owner, `/business/profile/${businessID}/texts/ja`, inJapanese)).status).toBe(200)
  const kept = async () => {
    await drain()
    const { rows } = await pool.query<{ row: string }>(
      `select to_jsonb(b)::text as row from businesses as b where id = $1
       union all select to_jsonb(t)::text from business_texts as t where business_id = $1
       union all select to_jsonb(c)::text from certificates as c where business_id = $1
       union all select to_jsonb(i)::text from business_invitations as i where business_id = $1
       union all select to_jsonb(r)::text from join_requests as r where business_id = $1`,
      [businessID],
    )
    return rows.map(({ row }) => row)
  }
  expect((await kept()).filter((row) => row.includes(secret))).toHaveLength(5)
  const { rows: before } = await pool.query('select contact from businesses where id = $1', [businessID])

  // As long as it can be restored, all of it comes back.
  await removing(owner, team)
  await letPass(businessID, 29)
  await giveUpBusinesses(db)
  expect((await restoring(owner, team)).status).toBe(200)
  const { rows: after } = await pool.query('select contact from businesses where id = $1', [businessID])
  expect(after).toEqual(before)

  await removing(owner, team)
  await letPass(businessID, 31)
  await giveUpBusinesses(db)
  const rows = await kept()
  expect(rows).toHaveLength(1)
  expect(rows[0]).not.toContain(secret)
  for (const known of [name, '12-34 56', 'JP']) expect(rows[0]).toContain(known)
})

test('what happened is told with who did it', async () => {
  const team = await aTeam(db, { companyName: name })
  await drain()
  await removing(team.owner, team)
  await restoring(team.owner, team)
  const { rows } = await pool.query<{ payload: object }>('select payload from outbox order by id')
  const { businessID } = team
  const by = team.owner.userID
  const told = (kind: string) => ({
    type: 'team.told',
    kind,
    businessID,
    resourceID: businessID,
    userIDs: [team.admin.userID, team.member.userID],
    by,
  })
  expect(rows.map(({ payload }) => payload)).toEqual([
    { type: 'business.removed', businessID, by, at: expect.any(String) },
    told('team.deleted'),
    { type: 'business.changed', businessID },
    { type: 'business.restored', businessID, by, at: expect.any(String) },
    { type: 'team.settled', kind: 'team.deleted', businessID },
    told('team.restored'),
  ])
})

test('who deleted a company and who brought it back stand in its history', async () => {
  const team = await aTeam(db, { companyName: name })
  const { owner, businessID } = team
  await removing(owner, team)
  await restoring(owner, team)
  await drain()
  const { data } = await get(owner, `/business/${businessID}/member`)
  const { history } = data as { history: { act: string; by: { userID: string }; at: string }[] }
  expect(history.map(({ act, by }) => [act, by.userID])).toEqual([
    ['restored', owner.userID],
    ['deleted', owner.userID],
  ])
  expect(Date.now() - Date.parse(history[0]!.at)).toBeLessThan(60_000)
})
