// All that the page shows at once is what the single calls say, and what would help follows from the numbers alone.
import { expect, test } from 'vitest'
import type { CallOutput } from '../../contract/endpoint.ts'
import type {
  AdviceEntry,
  BreakdownEntry,
  reportStatistics,
  StatisticsEntry,
} from '../../contract/statistics.ts'
import { dimensions } from '../../contract/statistic-kinds.ts'
import { conversationCalls } from '../../testing/conversations.ts'
import { testApi, testDatabase } from '../../testing/database.ts'
import { aTeam, callsOf } from '../../testing/products.ts'
import { aSession } from '../../testing/sessions.ts'
import { countedUpTo, someSums } from '../../testing/statistics-sums.ts'
import { enteredCell } from '../../platform/spreadsheet.ts'
import { adviceOf } from './advice.ts'
import { listAnswered, noCounts } from './figures.ts'
import { reportStatistics as reportOfCompany } from './report.ts'
import { exportStatistics } from './table.ts'

const database = await testDatabase()
const { db, pool } = database
const api = await testApi(database)
const { get, put } = callsOf(api)
const talk = conversationCalls(api, db)
type Report = CallOutput<typeof reportStatistics>

const dayMs = 86_400_000
const dayAgo = (days: number) => new Date(Date.now() - days * dayMs).toISOString().slice(0, 10)
const lastMonth = () => {
  const now = new Date()
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1, 1)).toISOString().slice(0, 10)
}
const thisMonth = () => `${new Date().toISOString().slice(0, 7)}-01`

/** A company that was looked at. */
async function aSeenTeam() {
  const team = await aTeam(db, { products: 3 })
  const { businessID, productIDs } = team
  const [first = '', second = ''] = productIDs
  await someSums(pool, {
    businessID,
    days: {
      [dayAgo(2)]: { shown: 400, opened: 20, viewed: 31, saved: 2, visitor: 18 },
      [dayAgo(3)]: { shown: 300, followed: 1, inquired: 4, answered: 3 },
      [dayAgo(35)]: { shown: 250, opened: 9 },
    },
    month: lastMonth(),
    parts: {
      product: {
        [businessID]: { shown: 20, viewed: 9 },
        [first]: { shown: 200, opened: 12, inquired: 2 },
        [second]: { shown: 120, opened: 1 },
      },
      country: { JP: { viewed: 40, shown: 90 }, IT: { viewed: 21 }, others: { viewed: 2 } },
      words: { 軸受: { shown: 90, opened: 8 }, 'linear guide': { shown: 40 }, others: { shown: 7 } },
      companyType: { DI: { viewed: 5 } },
    },
    places: { 軸受: 4, 'linear guide': 14.5 },
  })
  await countedUpTo(pool, { slots: new Date(), months: thisMonth() })
  return team
}

test('the report says what the single calls say, for 7, 30, 90 and 365 days', async () => {
  const { businessID, owner, admin } = await aSeenTeam()
  const base = `/business/${businessID}/statistics`
  for (const [days, months] of [
    [7, 1],
    [30, 1],
    [90, 3],
    [365, 12],
  ]) {
    const report = (await get(owner, `${base}/report?days=${days}`)).data as Report
    expect(report.figures).toEqual((await get(admin, `${base}?days=${days}`)).data)
    for (const dimension of dimensions) {
      const { period, ...part } = (await get(admin, `${base}/by/${dimension}?months=${months}`))
        .data as BreakdownEntry
      expect([dimension, report.breakdowns.by[dimension]]).toEqual([dimension, part])
      expect(report.breakdowns.period).toEqual(period)
    }
    const { inquiries, nextCursor } = (await get(admin, `${base}/answers?days=${days}`)).data as Report
    expect({ inquiries: report.inquiries, nextCursor: report.nextCursor }).toEqual({ inquiries, nextCursor })
  }
  const { figures } = (await get(owner, `${base}/report?days=30`)).data as Report
  expect(figures.counts.now).toEqual({
    ...noCounts(),
    shown: 700,
    opened: 20,
    viewed: 31,
    saved: 2,
    followed: 1,
    inquired: 4,
    answered: 3,
  })
  expect(figures.counts.before).toEqual({ ...noCounts(), shown: 250, opened: 9 })
})

test('the table has every number of the report, and no formula', async () => {
  const { businessID, owner } = await aSeenTeam()
  await someSums(pool, {
    businessID,
    month: lastMonth(),
    parts: { words: { '=cmd|calc': { shown: 9 } } },
  })
  const { data } = await get(owner, `/business/${businessID}/statistics/table?days=30`)
  const csv = Buffer.from((data as { base64: string }).base64, 'base64').toString()
  expect(csv.startsWith('\uFEFF"About","From"')).toBe(true)
  expect(csv).toContain(`"'=cmd|calc"`)
  const rows = csv
    .slice(1)
    .trim()
    .split('\r\n')
    .map((line) => line.slice(1, -1).split('","').map(enteredCell))
  const numberOf = (about: string, name: string, what: string) =>
    rows.filter((row) => row[0] === about && row[3] === name && row[4] === what).map((row) => row[5])
  expect(numberOf('Total', '', 'Found by a search')).toEqual(['700'])
  expect(numberOf('The period before', '', 'Found by a search')).toEqual(['250'])
  expect(numberOf('Country', 'Italy', 'Looked at')).toEqual(['21'])
  expect(numberOf('Words searched for', '軸受', 'Found by a search')).toEqual(['90'])
  expect(rows.find((row) => row[3] === 'linear guide')).toMatchObject({ 6: '14.5' })
  expect(numberOf('Product', 'The page of the company', 'Looked at')).toEqual(['9'])
  const days = rows.filter((row) => row[0] === 'Day' && row[4] === 'Found by a search')
  expect(days.map((row) => row[5])).toEqual(['300', '400'])
})

test('the inquiries behind the answers stand in the report and in the table, answered or not', async () => {
  const { businessID, owner, member } = await aTeam(db)
  const buyer = await aSession(db)
  const { requestID } = (await talk.send(buyer, { to: businessID })).data
  await put(member, `/business/request/${requestID}/won?bid=${businessID}`, { won: true })
  const tomorrow = new Date(Date.now() + dayMs)
  const wish = { businessID, days: 7, language: 'en' }
  const { inquiries, figures } = await reportOfCompany(db, owner, wish, tomorrow)
  expect(inquiries).toEqual((await listAnswered(db, owner, { ...wish, after: null }, tomorrow)).inquiries)
  expect(inquiries).toMatchObject([{ requestID, state: 'late', minutes: null }])
  expect(figures.won.now).toBe(1)
  const { base64 } = await exportStatistics(db, owner, wish, 'en', tomorrow)
  const lines = Buffer.from(base64, 'base64').toString().split('\r\n')
  const ofIt = lines.filter((line) => line.startsWith('"Inquiry"')).map((line) => line.split('","').slice(4))
  expect(ofIt).toEqual([
    ['Minutes to the answer', '', '"'],
    ['Won', '1', '"'],
  ])
})

test('owners and admins read it, nobody else', async () => {
  const [team, other] = [await aTeam(db), await aTeam(db)]
  const stranger = await aSession(db)
  for (const [by, name] of [
    [team.owner, undefined],
    [team.admin, undefined],
    [team.member, 'NotAllowed'],
    [stranger, 'NotFound'],
    [other.owner, 'NotFound'],
    [undefined, 'TokenNotFound'],
  ] as const)
    expect((await get(by, `/business/${team.businessID}/statistics/report`)).name).toBe(name)
})

test('whoever is not of the company marks nothing as won, by whichever mailbox', async () => {
  const [team, other, buyer, stranger] = [
    await aTeam(db),
    await aTeam(db),
    await aSession(db),
    await aSession(db),
  ]
  const { requestID } = (await talk.send(buyer, { to: team.businessID })).data
  const mark = async (by: typeof buyer | undefined, bid: string) =>
    (await put(by, `/business/request/${requestID}/won?bid=${bid}`, { won: true })).name
  expect(await mark(undefined, team.businessID)).toBe('TokenNotFound')
  for (const by of [stranger, other.owner, buyer]) expect(await mark(by, team.businessID)).toBe('NotFound')
  expect(await mark(other.owner, other.businessID)).toBe('NotFound')
  expect(await mark(stranger, stranger.userID)).toBe('NotFound')
  expect(await mark(buyer, buyer.userID)).toBe('NotAllowed')
  const { rows } = await pool.query('select won_at from inquiries where id = $1', [requestID])
  expect(rows).toEqual([{ won_at: null }])
  for (const by of [team.owner, team.admin, team.member])
    expect(await mark(by, team.businessID)).toBeUndefined()
})

test('that a conversation is won is told to the company alone', async () => {
  const { businessID, member } = await aTeam(db)
  const buyer = await aSession(db)
  const { requestID } = (await talk.send(buyer, { to: businessID })).data
  const path = `/business/request/${requestID}`
  const marked = (await put(member, `${path}/won?bid=${businessID}`, { won: true })).data as { wonAt: string }
  const shown = async (by: typeof buyer, bid: string) =>
    (await get(by, `${path}/get-messages?bid=${bid}`)).body
  expect((await shown(member, businessID))['data']).toMatchObject({ wonAt: marked.wonAt })
  const theirs = await shown(buyer, buyer.userID)
  expect(theirs['data']).toMatchObject({ wonAt: null })
  expect(JSON.stringify(theirs)).not.toContain(marked.wonAt)
})

type Known = Parameters<typeof adviceOf>[0]
type Rows = Known['parts']['by']['product']['rows']
const row = (value: string, counts: Partial<Rows[number]['counts']>, averagePlace: number | null = null) => ({
  value,
  name: value === '' ? null : `name of ${value}`,
  counts: { ...noCounts(), ...counts },
  averagePlace,
})
const face = (url: string | null) =>
  ({ image: url === null ? null : { url } }) as unknown as NonNullable<
    ReturnType<Known['parts']['faces']['get']>
  >

/** What the rules say of a company of which this is known; of nothing else anything is remarkable. */
function advised(wish: {
  answers?: Partial<StatisticsEntry['answers']>
  rows?: Partial<Record<(typeof dimensions)[number], Rows>>
  pictures?: Record<string, string | null>
  writtenIn?: string[]
}): AdviceEntry[] {
  const { answers = {}, rows = {}, pictures = {}, writtenIn = ['ja'] } = wish
  const by = Object.fromEntries(
    dimensions.map((dimension) => [dimension, { rows: rows[dimension] ?? [], others: noCounts() }]),
  ) as Known['parts']['by']
  const faces = new Map(Object.entries(pictures).map(([id, url]) => [id, face(url)]))
  return adviceOf({
    answers: { n: 0, inTime: 0, medianMinutes: null, ...answers },
    parts: { by, faces },
    writtenIn,
  })
}

test('each rule speaks at its border and not before it, with its numbers', () => {
  expect(advised({})).toEqual([])
  expect(advised({ answers: { n: 12, inTime: 12 } })).toEqual([])
  expect(advised({ answers: { n: 12, inTime: 9 } })).toMatchObject([{ rule: 'late', number: 3, of: 12 }])

  const product = (shown: number, opened: number, url: string | null) =>
    advised({ rows: { product: [row('p', { shown, opened })] }, pictures: { p: url } })
  expect(product(29, 0, null)).toEqual([])
  expect(product(40, 2, null)).toEqual([])
  expect(product(41, 2, null)).toMatchObject([{ rule: 'picture', value: 'p', number: 41, of: 2 }])
  expect(product(41, 2, '/p.webp')).toMatchObject([{ rule: 'unopened', value: 'p', number: 41, of: 2 }])

  const country = (code: string, viewed: number, writtenIn: string[]) =>
    advised({ rows: { country: [row(code, { viewed })] }, writtenIn })
  expect(country('IT', 9, ['ja', 'en'])).toEqual([])
  expect(country('IT', 10, ['ja', 'en'])).toMatchObject([
    { rule: 'language', value: 'IT', number: 10, language: 'it' },
  ])
  expect(country('IT', 10, ['ja', 'it'])).toEqual([])
  expect(country('US', 10, ['ja'])).toMatchObject([{ rule: 'language', language: 'en' }])
  expect(country('', 500, ['ja'])).toEqual([])

  const words = (value: string, shown: number, place: number) =>
    advised({ rows: { words: [row(value, { shown }, place)] } })
  expect(words('gear', 9, 30)).toEqual([])
  expect(words('gear', 10, 10)).toEqual([])
  expect(words('gear', 10, 10.1)).toMatchObject([{ rule: 'place', value: 'gear', number: 10, of: 10.1 }])
  expect(words('', 500, 30)).toEqual([])
})

test('of everything that stands out three things are said, what weighs most first', () => {
  const all = advised({
    answers: { n: 2, inTime: 1 },
    rows: {
      product: [row('bare', { shown: 90 }), row('seen', { shown: 300 })],
      country: [row('IT', { viewed: 20 }), row('MX', { viewed: 30 })],
      words: [row('gear', { shown: 50 }, 12)],
    },
    pictures: { bare: null, seen: '/seen.webp' },
  })
  expect(all.map(({ rule, value }) => [rule, value])).toEqual([
    ['late', null],
    ['picture', 'bare'],
    ['language', 'MX'],
  ])
})
