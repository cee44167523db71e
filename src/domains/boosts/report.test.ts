// What a boost brought: counted as it happened, told once, and of nobody alone.
import { expect, test } from 'vitest'
import type { BoostApi } from '../../contract/boosts.ts'
import type { CallOutput } from '../../contract/endpoint.ts'
import { aBoost } from '../../testing/boosts.ts'
import { testApi, testDatabase } from '../../testing/database.ts'
import { aTeam, testCalls } from '../../testing/team.ts'
import { deliverAll } from '../../platform/events.ts'
import { domainListeners } from '../../roles/domains.ts'
import { testLog } from '../../testing/server.ts'
import { recordSeen, type Seen } from '../statistics/recording.ts'
import { reportEnded } from './ending.ts'
import { paidOff } from './report.ts'
import { boostsOf } from './seen.ts'

const database = await testDatabase()
const { db, pool } = database
const call = testCalls(await testApi(database))
const dayMs = 86_400_000
const device = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36'

type Told = Partial<Omit<Seen, 'at'>> & { who: string; at: Date }
const telling = (seen: Seen['seen'], { who, at, ...more }: Told): Seen => ({
  zone: 'Asia/Tokyo',
  words: '',
  known: false,
  network: who,
  device,
  edition: 'jp',
  ...more,
  at: at.getTime(),
  seen,
})
/** As if each was told when it happened. */
async function tell(told: readonly Seen[]) {
  for (const one of told) await recordSeen(db, [one], new Date(one.at), boostsOf)
}

async function aBoostSince(days: number) {
  const team = await aTeam(db)
  const startsAt = new Date(Date.now() - days * dayMs)
  const boostID = await aBoost(db, { businessID: team.businessID, startsAt })
  await pool.query('update boosts set made_by = $1 where boost_id = $2', [team.owner.userID, boostID])
  const after = (hours: number) => new Date(startsAt.getTime() + hours * 3_600_000)
  return { ...team, boostID, startsAt, after }
}
const shown = (boostID: string): Seen['seen'] => [{ kind: 'boostShown', type: 'boost', id: boostID }]
const reportOn = async ({ businessID, boostID, owner }: Awaited<ReturnType<typeof aBoostSince>>) =>
  (await call<CallOutput<BoostApi['showBoost']>>('showBoost', { id: businessID, boostID }, owner)).data

test('paid and unpaid are told apart, and the seven days from the seven before', async () => {
  const boost = await aBoostSince(8)
  const { businessID, boostID, after } = boost
  const found: Seen['seen'] = [{ kind: 'shown', type: 'business', id: businessID, place: 2 }]
  const opened: Seen['seen'] = [{ kind: 'boostOpened', type: 'boost', id: boostID }]
  await tell([
    telling(shown(boostID), { who: 'a', at: after(1), words: 'bearing' }),
    // The same visitor within the half hour, and what a robot saw.
    telling(shown(boostID), { who: 'a', at: after(1), words: 'bearing' }),
    telling(shown(boostID), { who: 'r', at: after(1), device: 'Googlebot/2.1' }),
    telling(opened, { who: 'a', at: after(1), words: 'bearing' }),
    telling(found, { who: 'b', at: after(2) }),
    telling(found, { who: 'c', at: after(-24) }),
    telling(found, { who: 'c', at: after(-7 * 24 - 2) }),
    telling(shown(boostID), { who: 'late', at: after(7 * 24 + 1) }),
  ])
  const { figures, report } = await reportOn(boost)
  expect(figures).toMatchObject({
    paid: { shown: 1, opened: 1 },
    unpaid: { shown: 1, opened: 0 },
    unpaidBefore: { shown: 1, opened: 0 },
  })
  expect(report).toBeNull()
})

test('what names a boost that there is not, or counts it as something else, is nothing', async () => {
  const { boostID, businessID, after } = await aBoostSince(1)
  const at = after(1)
  const nobody = '0190aaaa-0000-7000-8000-00000000abcd'
  const forged: Seen['seen'][] = [
    [{ kind: 'boostShown', type: 'boost', id: nobody }],
    [{ kind: 'viewed', type: 'boost', id: boostID }],
    [{ kind: 'boostShown', type: 'business', id: businessID }],
  ]
  for (const seen of forged)
    expect(await recordSeen(db, [telling(seen, { who: 'x', at })], at, boostsOf)).toBe(0)
})

test('rows of fewer than three visitors stand with others, and what is left never tells of two', async () => {
  const boost = await aBoostSince(8)
  const { boostID, after } = boost
  const seenBy = (words: string, edition: string, many: number, from: number) =>
    Array.from({ length: many }, (_, at) =>
      telling(shown(boostID), { who: `v${from + at}`, at: after(3 + (from % 20)), words, edition }),
    )
  await tell([
    ...seenBy('bearing', 'jp', 60, 0),
    ...seenBy('ball bearing', 'jp', 60, 100),
    ...seenBy('secret part', 'it', 1, 200),
  ])
  await reportEnded(db)
  const { report } = await reportOn(boost)
  expect(report!.words.rows.map(({ value }) => value)).not.toContain('secret part')
  expect(report!.editions.rows.map(({ value }) => value)).not.toContain('it')
  // The one would be what the total has more than the rows.
  expect(report!.words.others).toBe(61)
  expect(report!.words.rows).toHaveLength(1)
  expect(report!.editions).toEqual({ rows: [], others: 121 })
})

test('once over it is reported and told once, and stays as it was when its events are gone', async () => {
  const boost = await aBoostSince(8)
  const { boostID, after, owner } = boost
  await tell([telling(shown(boostID), { who: 'a', at: after(1) })])
  await reportEnded(db)
  expect(await reportEnded(db)).toBe(0)
  await deliverAll(db, domainListeners, testLog)
  const first = await reportOn(boost)
  expect(first).toMatchObject({ boost: { state: 'ended' }, report: { paidOff: false } })
  await pool.query('delete from statistics_events')
  expect(await reportOn(boost)).toEqual(first)
  const { rows } = await pool.query(
    "select kind, resource_id from notifications where user_id = $1 and kind = 'boost.ended'",
    [owner.userID],
  )
  expect(rows).toHaveLength(1)
})

test('one that runs is told of to nobody, and one that its company stopped neither', async () => {
  const [running, stopped] = [await aBoostSince(1), await aBoostSince(2)]
  await call('stopBoost', { id: stopped.businessID, boostID: stopped.boostID }, stopped.owner)
  await reportEnded(db, new Date(Date.now() + 3_600_000))
  await deliverAll(db, domainListeners, testLog)
  expect((await reportOn(running)).report).toBeNull()
  expect((await reportOn(stopped)).report).not.toBeNull()
  const told = [running, stopped].map(({ owner }) => owner.userID)
  const { rows } = await pool.query(
    "select from notifications where user_id = any($1) and kind like 'boost.%'",
    [told],
  )
  expect(rows).toEqual([])
})

test('it was worth it where somebody opened it and more was saved or asked than before', () => {
  const figures = (opened: number, saved: [number, number], inquired: [number, number]) => ({
    paid: { shown: 100, opened },
    unpaid: { shown: 0, opened: 0 },
    unpaidBefore: { shown: 0, opened: 0 },
    before: { saved: saved[0], inquired: inquired[0] },
    during: { saved: saved[1], inquired: inquired[1] },
  })
  expect(paidOff(figures(3, [1, 2], [0, 0]))).toBe(true)
  expect(paidOff(figures(3, [2, 1], [0, 1]))).toBe(true)
  expect(paidOff(figures(3, [1, 1], [1, 1]))).toBe(false)
  expect(paidOff(figures(0, [1, 5], [0, 4]))).toBe(false)
})
