// Nobody finds their company gone without having been told by whom, and how long it can come back.
import { expect, test } from 'vitest'
import type { NotificationEntry } from '../../contract/notifications.ts'
import { deliverAll } from '../../platform/events.ts'
import { domainListeners } from '../../roles/domains.ts'
import { testApi, testDatabase } from '../../testing/database.ts'
import { testLog } from '../../testing/server.ts'
import { aTeam, testCalls, type Somebody } from '../../testing/team.ts'

const database = await testDatabase()
const { db, pool } = database
const api = testCalls(await testApi(database))

const companyNameOf = async (id: string) =>
  (await pool.query<{ name: string }>('select company_name as name from businesses where id = $1', [id]))
    .rows[0]!.name
const remove = async ({ businessID, owner }: { businessID: string; owner: Somebody }) => {
  const companyName = await companyNameOf(businessID)
  const answer = await api<{ restorableUntil: string }>(
    'removeBusiness',
    { id: businessID, companyName },
    owner,
  )
  expect(answer).toMatchObject({ status: 200 })
  await deliverAll(db, domainListeners, testLog)
  return { companyName, until: answer.data.restorableUntil }
}
const mailsTo = async ({ email }: Somebody) =>
  (
    await pool.query<{ template: string; data: Record<string, string> }>(
      'select template, data from mails where recipient = $1 order by queued_at, mail_id',
      [email],
    )
  ).rows
const unread = async (as: Somebody) =>
  (await api<{ items: NotificationEntry[] }>('listNotifications', {}, as)).data.items.filter(
    ({ isRead }) => !isRead,
  )

test('who deleted a company, and until when it can be restored, is mailed to everybody who belongs to it', async () => {
  const team = await aTeam(db)
  const { companyName: business, until } = await remove(team)
  const data = { business, by: 'Olga Owner', until, link: expect.stringMatching(/\/my-business$/) }
  expect(await mailsTo(team.owner)).toMatchObject([{ template: 'company-deleted', data }])
  for (const person of [team.admin, team.member])
    expect(await mailsTo(person)).toMatchObject([{ template: 'company-deleted-member', data }])
  for (const nobody of [team.exMember, team.stranger]) expect(await mailsTo(nobody)).toEqual([])
})

test('it stands under the bell of the others with the name they knew, until it is restored', async () => {
  const team = await aTeam(db)
  const { companyName: name } = await remove(team)
  const { businessID } = team
  for (const person of [team.admin, team.member])
    expect(await unread(person)).toMatchObject([
      { kind: 'team.deleted', actor: { name: 'Olga Owner' }, company: { businessID, name }, title: '' },
    ])
  for (const nobody of [team.owner, team.stranger]) expect(await unread(nobody)).toEqual([])

  expect(await api('restoreBusiness', { id: businessID }, team.owner)).toMatchObject({ status: 200 })
  await deliverAll(db, domainListeners, testLog)
  for (const person of [team.admin, team.member])
    expect(await unread(person)).toMatchObject([
      { kind: 'team.restored', actor: { name: 'Olga Owner' }, company: { businessID, name } },
    ])
  const restored = { template: 'company-restored', data: { business: name, by: 'Olga Owner' } }
  for (const person of [team.owner, team.admin, team.member])
    expect((await mailsTo(person))[1]).toMatchObject(restored)
})

test('a removal that is refused tells nobody', async () => {
  const { businessID, owner, admin } = await aTeam(db)
  const refused = await api('removeBusiness', { id: businessID, companyName: 'another' }, owner)
  expect(refused.name).toBe('NameDiffers')
  expect([await mailsTo(owner), await mailsTo(admin)]).toEqual([[], []])
})
