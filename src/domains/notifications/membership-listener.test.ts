// What happens to a membership stands under the bell of the owners of its company, and of nobody else.
import { expect, test } from 'vitest'
import type { NotificationEntry } from '../../contract/notifications.ts'
import { deliverAll } from '../../platform/events.ts'
import { domainListeners } from '../../roles/domains.ts'
import { testApi, testDatabase } from '../../testing/database.ts'
import { moving } from '../../testing/memberships.ts'
import { callsOf } from '../../testing/products.ts'
import { testLog } from '../../testing/server.ts'
import type { TestSession } from '../../testing/sessions.ts'
import { kinds } from './kinds.ts'

const database = await testDatabase()
const { db } = database
const { get } = callsOf(await testApi(database))
const { aMember, dayOf, decline, resume, run } = moving(database)

const bell = async (by: TestSession) =>
  ((await get(by, '/notifications')).data as { items: NotificationEntry[] }).items

test('owners are told of the coming end, of a renewal that was not paid and of Standard, with its day, and are led there', async () => {
  const member = await aMember('Asia/Tokyo', new Date('2027-03-01T03:00:00.000Z'))
  const { businessID, owner, admin } = member
  await run(dayOf(member, -30))
  await resume(member)
  await run(dayOf(member, -7))
  await decline(member)
  for (const days of [0, 1, 15]) await run(dayOf(member, days))
  await deliverAll(db, domainListeners, testLog)
  const noted = (await bell(owner)).toSorted((a, b) => a.kind.localeCompare(b.kind))
  expect(noted).toMatchObject([
    { kind: 'membership.ended', title: 'March 15, 2028', path: `/business/${businessID}/products` },
    { kind: 'membership.ends', title: 'March 1, 2028', company: { businessID }, isRead: false },
    { kind: 'membership.renews', title: 'March 1, 2028', path: `/business/${businessID}/membership` },
    { kind: 'membership.unpaid', title: 'March 15, 2028', path: `/business/${businessID}/membership` },
  ])
  expect(kinds['membership.ends'].titleOf('2028-03-01', 'ja')).toBe('2028年3月1日')
  for (const other of [admin, member.member]) expect(await bell(other)).toEqual([])
})
