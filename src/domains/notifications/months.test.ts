// The mail of a month: to owners and admins, once each, in their language and on a morning of the company; never of nothing.
import { beforeEach, expect, test } from 'vitest'
import { envelopeOf } from '../../platform/mail/message.ts'
import { addMember } from '../members/membership.ts'
import { transaction } from '../../platform/db.ts'
import { createLog } from '../../platform/log.ts'
import { mailsTo } from '../../testing/accounts.ts'
import { aBusiness } from '../../testing/businesses.ts'
import { testApi, testDatabase } from '../../testing/database.ts'
import { countedUpTo, someSums } from '../../testing/statistics-sums.ts'
import { somebody, testCalls, type Somebody } from '../../testing/team.ts'
import { testLog } from '../../testing/server.ts'
import { composeMail } from '../mail/compose.ts'
import { makeSums } from '../statistics/summing.ts'
import { mailMonths } from './months.ts'

const database = await testDatabase()
const { db, pool } = database
const api = testCalls(await testApi(database))
beforeEach(() =>
  pool.query('delete from statistics_mails; delete from statistics_breakdowns; delete from call_budgets'),
)

const month = '2027-03-01'
/** The month is closed everywhere. */
const closed = new Date('2027-04-01T12:10:00Z')
/** Eight in the morning of the next day in Tokyo is eleven at night of this one. */
const morning = new Date('2027-04-01T23:00:00Z')
const mails = ({ email }: Somebody) => mailsTo(database, email)

/** A company of Osaka with two products, seen in March 2027 and in the month before, for those who are to read of it. */
async function aSeenCompany(
  people: Partial<Record<'owner' | 'admin' | 'member', Somebody>>,
  createdAt = new Date('2026-11-02T00:00:00Z'),
) {
  const made = await aBusiness(db, {
    createdAt,
    products: [{ name: 'Bearing 6204' }, { name: 'Bearing 6205' }],
  })
  const { businessID, productIDs } = made
  for (const [role, { userID }] of Object.entries(people))
    await transaction(db, (tx) => addMember(tx, { businessID, userID, role: role as 'owner' }))
  const [best = '', worst = ''] = productIDs
  await someSums(pool, {
    businessID,
    days: {
      '2027-02-10': { shown: 800, opened: 41 },
      '2027-03-31': { shown: 1240, opened: 66, saved: 4, inquired: 3, answered: 2 },
      // Of the next month.
      '2027-04-01': { shown: 9999 },
    },
    month,
    parts: {
      product: { [best]: { shown: 700, opened: 50, inquired: 3 }, [worst]: { shown: 540, opened: 1 } },
    },
  })
  return made
}

/** As the jobs do once the month is over on every clock. */
async function closeMonth(): Promise<void> {
  await countedUpTo(pool, { slots: new Date('2027-04-01T12:00:00Z'), months: month })
  await makeSums(db, closed)
}

test('it goes at eight by the clock of the company, with the numbers of the month beside those before', async () => {
  const [owner, admin, member] = [await somebody(db), await somebody(db), await somebody(db)]
  await api('changeNotificationPreferences', { mailLanguage: 'ja' }, admin)
  const { businessID } = await aSeenCompany({ owner, admin, member })
  await closeMonth()
  expect(await mailMonths(db, testLog, closed)).toBe(0)
  expect(await mailMonths(db, testLog, new Date(morning.getTime() - 1))).toBe(0)
  expect(await mailMonths(db, testLog, morning)).toBe(2)
  expect(await mailMonths(db, testLog, new Date(morning.getTime() + 86_400_000))).toBe(0)

  expect(await mails(member)).toEqual([])
  const [mail, ...more] = await mails(owner)
  expect(more).toEqual([])
  expect(mail).toMatchObject({
    template: 'statistics-month',
    data: {
      business: 'Kitazawa Bearing Works',
      period: 'March 2027',
      list: [
        '• Found by a search: 1,240 (before: 800)',
        '• Opened from a search: 66 (before: 41)',
        '• Saved: 4 (before: 0)',
        '• Inquiry received: 3 (before: 0)',
        '• Inquiry answered: 2 (before: 0)',
        '• Won: 0 (before: 0)',
        '• Strongest product: Bearing 6204 (shown: 700, opened: 50, inquiries: 3)',
        '• What would help: a picture of Bearing 6205. Shown without one: 540, opened: 1.',
      ].join('\n'),
    },
  })
  expect(mail?.data['link']).toMatch(new RegExp(`/business/${businessID}/edit/statistics$`))
  const [japanese] = await mails(admin)
  expect(japanese?.data['period']).toBe('2027年3月')
  expect(japanese?.data['list']).toContain('1,240')
  expect(japanese?.data['list']).not.toMatch(/Found|What would/)
})

test('its one-click link ends it, for this person alone', async () => {
  const [owner, admin] = [await somebody(db), await somebody(db)]
  await aSeenCompany({ owner, admin })
  await closeMonth()
  await mailMonths(db, testLog, closed)
  expect(await mailMonths(db, testLog, morning)).toBe(2)
  const [mail] = await mails(owner)
  const { headers } = envelopeOf(
    composeMail({
      mailID: '0199a1b2-0000-7000-8000-000000000001',
      template: 'statistics-month',
      language: 'en',
      edition: 'jp',
      recipient: owner.email,
      data: mail!.data,
    }),
  )
  expect(headers).toMatchObject({ 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' })
  const token = new URL(mail!.data['unsubscribe']!).searchParams.get('token')
  expect((await api('unsubscribe', { token })).data).toEqual({ kind: 'statistics.month', mails: false })
  await pool.query("delete from mails where template = 'statistics-month'")
  await closeMonth()
  await mailMonths(db, testLog, closed)
  expect(await mailMonths(db, testLog, morning)).toBe(1)
  expect(await mails(owner)).toEqual([])
  expect(await mails(admin)).toHaveLength(1)
})

test('nothing is told of a month without anything, of a company younger than it, or of one that is gone', async () => {
  const [young, gone, still] = [await somebody(db), await somebody(db), await somebody(db)]
  await aSeenCompany({ owner: young }, new Date('2027-03-02T00:00:00Z'))
  const removed = await aSeenCompany({ owner: gone })
  await api('removeBusiness', { id: removed.businessID }, gone)
  await pool.query('update businesses set removed_at = now() where id = $1', [removed.businessID])
  const quiet = await aSeenCompany({ owner: still })
  await pool.query("delete from statistics_days where business_id = $1 and day >= '2027-03-01'", [
    quiet.businessID,
  ])
  await closeMonth()
  await mailMonths(db, testLog, closed)
  expect(await mailMonths(db, testLog, morning)).toBe(0)
  expect((await pool.query('select 1 from statistics_mails')).rowCount).toBe(0)
})

test('without words of people in mails it only says that something is new', async () => {
  const owner = await somebody(db)
  await api('changeNotificationPreferences', { wordsInMails: false }, owner)
  await aSeenCompany({ owner })
  await closeMonth()
  await mailMonths(db, testLog, closed)
  expect(await mailMonths(db, testLog, morning)).toBe(1)
  const [mail] = await mails(owner)
  expect(mail).toMatchObject({ template: 'news-bare' })
  expect(JSON.stringify(mail)).not.toContain('1,240')
})

test('many at once, and twice the same month, tell each owner once', async () => {
  const owners = await Promise.all(Array.from({ length: 45 }, () => somebody(db)))
  for (const owner of owners) await aSeenCompany({ owner })
  await closeMonth()
  await Promise.all(Array.from({ length: 4 }, () => mailMonths(db, testLog, closed)))
  const counts = await Promise.all(Array.from({ length: 4 }, () => mailMonths(db, testLog, morning)))
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(owners.length)
  // As after a month that was closed twice by mistake.
  await closeMonth()
  await mailMonths(db, testLog, closed)
  await mailMonths(db, testLog, morning)
  for (const owner of owners) expect(await mails(owner)).toHaveLength(1)
})

test('what cannot be told of one company keeps no other from its mail, and is tried again for two weeks', async () => {
  const owners = await Promise.all(Array.from({ length: 12 }, () => somebody(db)))
  const made = []
  for (const owner of owners) made.push(await aSeenCompany({ owner }))
  const [broken, unreadable, ...well] = owners
  // One of them is written to at no address, of another the database itself refuses to answer.
  const address = 'set email = $1 where user_id = $2'
  await pool.query(`update accounts.accounts ${address}`, ['no address', broken!.userID])
  await someSums(pool, {
    businessID: made[1]!.businessID,
    month,
    parts: { product: { 'no product': { shown: 5 } } },
  })
  await closeMonth()
  const reported: { businessID: string; msg: string }[] = []
  const write = (line: string) => void reported.push(JSON.parse(line) as (typeof reported)[number])
  const log = createLog('error', { write })
  await mailMonths(db, log, closed)
  expect(await mailMonths(db, log, morning)).toBe(well.length)
  for (const owner of well) expect(await mails(owner)).toHaveLength(1)
  expect(reported.map(({ businessID }) => businessID).toSorted()).toEqual(
    [made[0]!.businessID, made[1]!.businessID].toSorted(),
  )
  expect(await mailMonths(db, log, new Date(morning.getTime() + 59 * 60_000))).toBe(0)
  expect(reported).toHaveLength(2)

  await pool.query(`update accounts.accounts ${address}`, [broken!.email, broken!.userID])
  expect(await mailMonths(db, log, new Date(morning.getTime() + 60 * 60_000))).toBe(1)
  expect(await mails(broken!)).toHaveLength(1)
  expect(reported.at(-1)?.msg).toBe('mail of a month not written, tried again later')
  await mailMonths(db, log, new Date('2027-04-16T00:00:00Z'))
  expect(reported.at(-1)).toMatchObject({
    businessID: made[1]!.businessID,
    msg: 'mail of a month given up',
  })
  expect(await mails(unreadable!)).toEqual([])
  expect((await pool.query('select 1 from statistics_mails')).rowCount).toBe(0)
})
