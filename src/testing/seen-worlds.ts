// Small companies that a few visitors look at over three months, and all that each reads of itself meanwhile: each three times, as it was,
// with another one's facts in place of one visitor's, and without that visitor.
import { sql } from 'kysely'
import type { CallOutput } from '../contract/endpoint.ts'
import type { reportStatistics as reportCall } from '../contract/statistics.ts'
import { reportEnded } from '../domains/boosts/ending.ts'
import { boostsOf } from '../domains/boosts/seen.ts'
import { countAnswers } from '../domains/inquiries/answer-times.ts'
import { recordSeen } from '../domains/statistics/recording.ts'
import { reportStatistics } from '../domains/statistics/report.ts'
import { makeSums } from '../domains/statistics/summing.ts'
import { issueStatements } from '../domains/trust/answer-statements.ts'
import { transaction, type Db } from '../platform/db.ts'
import { uuidv7 } from '../platform/ids.ts'
import { aBoost } from './boosts.ts'
import { aBusiness } from './businesses.ts'
import { aTeam, type Team } from './products.ts'
import { changed, someVisitors, toldOf, type Chance, type Visitor } from './seen-visitors.ts'
import { aSession } from './sessions.ts'
import { plainCount, type Counted, type Viewer, type Watched } from './statistics.ts'

const [hourMs, dayMs] = [3_600_000, 86_400_000]
/** Before and after each of two months is closed, and on the days after. */
export const readDays = ['2027-02-28', '2027-03-02', '2027-03-03', '2027-03-31', '2027-04-02', '2027-04-03']
const readAt = readDays.map((day) => new Date(`${day}T12:30:00Z`))
export const lastRead = readAt.at(-1)!
/** When the boost of each begins. */
export const boostFrom = new Date('2027-02-08T00:00:00Z')

type Report = Omit<CallOutput<typeof reportCall>, 'nextCursor'>
export type SeenCompany = Team &
  Watched & {
    visitors: Visitor[]
    counted: Counted[]
    /** Breakdowns by the day and for how many days they were read. */
    read: Map<string, Report['breakdowns']>
    /** Of a year, read last. */
    last: Report
  }
/** `other` is in `swapped` who `one` is in `real`; in `without` there is neither. */
export type World = {
  real: SeenCompany
  swapped: SeenCompany
  without: SeenCompany
  one: Visitor
  other: Visitor
}

async function aSeenCompany(db: Db, visitors: Visitor[]): Promise<Omit<SeenCompany, 'last'>> {
  const team = await aTeam(db, { products: 1, createdAt: new Date('2026-01-01T00:00:00Z') })
  await sql`update businesses set time_zone = 'UTC' where id = ${team.businessID}`.execute(db)
  const boostID = await aBoost(db, { businessID: team.businessID, startsAt: boostFrom })
  const { bearer: ownBearer, userID: ownID } = team.owner
  const company = { ...team, zone: 'UTC', ownBearer, ownID, boostID, visitors, read: new Map() }
  return { ...company, counted: plainCount(toldOf(visitors, company), [], [company]) }
}

/** Some inquiries of three months, the same to each of these companies, answered within thirty hours or never. */
async function ask(db: Db, businessIDs: readonly string[], chance: Chance): Promise<void> {
  const many = Math.floor(chance() * 14)
  for (let number = 0; number < many; number++) {
    const at = new Date(Date.parse('2027-01-05') + chance() * 80 * dayMs)
    const answeredAt = chance() < 0.2 ? null : new Date(at.getTime() + chance() * 30 * hourMs)
    for (const businessID of businessIDs) {
      const id = uuidv7(at.getTime(), crypto.getRandomValues(new Uint8Array(10)))
      await sql`
        insert into inquiries (id, from_type, from_id, to_id, sent_by, subject, created_at, last_at, preview, answered_at)
        select ${id}, 'user', who, ${businessID}, who, 'Bearings', ${at}, ${at}, 'Do you?', ${answeredAt}::timestamptz
        from (select gen_random_uuid() as who) as one`.execute(db)
    }
  }
  for (const businessID of businessIDs) await transaction(db, (tx) => countAnswers(tx, businessID, lastRead))
}

async function someViewers(db: Db): Promise<Viewer[]> {
  const viewers: Viewer[] = []
  for (const type of ['MA', 'MA', 'MA', 'MA', 'DI', 'DI', 'DI', 'WS', 'WS', 'EX'] as const) {
    const { bearer, userID } = await aSession(db)
    const { businessID } = await aBusiness(db, { businessType: type, members: [{ userID, role: 'owner' }] })
    viewers.push({ bearer, userID, companyID: businessID, type })
  }
  return viewers
}

/** So many worlds, with everything counted, closed, reported and stated as the jobs do it day by day. */
export async function seenWorlds(db: Db, many: number, chance: Chance): Promise<World[]> {
  const viewers = await someViewers(db)
  // A third of them in the week of the boosts.
  const moments = Array.from({ length: 30 }, (_, at) =>
    at % 3 === 0
      ? boostFrom.getTime() + Math.floor(chance() * 7 * 24) * hourMs
      : Date.parse('2027-01-02') + Math.floor(chance() * 88 * 24) * hourMs,
  )
  const worlds: World[] = []
  while (worlds.length < many) {
    const visitors = someVisitors(worlds.length, { chance, viewers, moments })
    const [one, ...rest] = visitors as [Visitor, ...Visitor[]]
    const other = changed(one, chance)
    const real = (await aSeenCompany(db, visitors)) as SeenCompany
    const swapped = (await aSeenCompany(db, [other, ...rest])) as SeenCompany
    const without = (await aSeenCompany(db, rest)) as SeenCompany
    worlds.push({ real, swapped, without, one, other })
    await ask(db, [real.businessID, swapped.businessID], chance)
  }
  await liveThrough(db, worlds)
  await reportEnded(db, lastRead)
  await issueStatements(db, lastRead)
  return worlds
}

/** Everything is written when it happens, summed on the days of reading, and read then. */
async function liveThrough(db: Db, worlds: readonly World[]): Promise<void> {
  const companies = worlds.flatMap(({ real, swapped, without }) => [real, swapped, without])
  const told = companies.flatMap((company) => toldOf(company.visitors, company)).map(({ seen }) => seen)
  const waiting = [...Map.groupBy(told, ({ at }) => at)].toSorted(([one], [other]) => one - other)
  for (const [place, at] of readAt.entries()) {
    while (waiting[0] && waiting[0][0] < at.getTime()) {
      const [moment, seen] = waiting.shift()!
      await recordSeen(db, seen, new Date(moment), boostsOf)
    }
    await makeSums(db, at)
    const readers = at === lastRead ? companies : worlds.map(({ real }) => real)
    for (const company of readers)
      for (const days of [30, 90, 365]) {
        const wish = { businessID: company.businessID, days, language: 'en' }
        company.last = await reportStatistics(db, company.owner, wish, at)
        company.read.set(`${readDays[place]} ${days}`, company.last.breakdowns)
      }
  }
}
