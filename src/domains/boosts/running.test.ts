// Which boosts run, as pages choose from them: against a slow reading of the rules, in worlds that are made and forgotten again.
import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { transaction, type Tx } from '../../platform/db.ts'
import { deliverAll } from '../../platform/events.ts'
import { uuidv7 } from '../../platform/ids.ts'
import { domainListeners } from '../../roles/domains.ts'
import { aBusiness } from '../../testing/businesses.ts'
import { testDatabase } from '../../testing/database.ts'
import { aPostBy } from '../../testing/posts.ts'
import { casesOf, seedOfPiece } from '../../testing/proofs.ts'
import { testLog } from '../../testing/server.ts'
import { noteAnswers } from '../businesses/answers.ts'
import { changeBusiness, removeBusiness } from '../businesses/business-lifecycle.ts'
import { editionBit } from '../editions/editions.ts'
import { takeDownPost } from '../posts/moderated.ts'
import { runningBoosts } from './running.ts'

const { db } = await testDatabase()
const minute = 60_000
const day = 1_440 * minute

type Company = { businessID: string; productID: string; postID: string }
const companies: Company[] = []

beforeAll(async () => {
  for (let at = 0; at < 8; at++) {
    const { businessID, productIDs } = await aBusiness(db, { products: 1 })
    const postID = await aPostBy(db, { type: 'business', id: businessID })
    companies.push({ businessID, productID: productIDs[0]!, postID })
  }
  await deliverAll(db, domainListeners, testLog)
})

const aCompany = fc.record({
  /** Of a hundred inquiries so many were answered in time; null while nobody can say. */
  percent: fc.constantFrom(null, null, 0, 49, 50, 100),
  becomes: fc.constantFrom('as it was', 'as it was', 'as it was', 'gone', 'hidden', 'without its post'),
})
const aRow = fc.record({
  company: fc.nat(7),
  type: fc.constantFrom('business', 'product', 'post'),
  // From a moment ahead on it is known, a week long it runs.
  begins: fc.constantFrom(
    -7 * day - minute,
    -7 * day + minute,
    -3 * day,
    -day,
    -1_000,
    30_000,
    2 * minute,
    day,
  ),
  stopped: fc.constantFrom(null, null, null, 'company', 'staff'),
})
const aWorld = fc.record({
  states: fc.array(aCompany, { minLength: 8, maxLength: 8 }),
  rows: fc.array(aRow, { maxLength: 20 }),
})

const idOf = ({ businessID, productID, postID }: Company, type: string) =>
  ({ business: businessID, product: productID, post: postID })[type]!

async function insert(
  tx: Tx,
  now: number,
  { company, type, begins, stopped }: typeof aRow extends fc.Arbitrary<infer One> ? One : never,
) {
  const boostID = uuidv7()
  const of = companies[company % companies.length]!
  await sql`
    insert into boosts (boost_id, business_id, thing_type, thing_id, industries, countries, editions, starts_at, ends_at,
      made_by, stopped_at, stopped_by)
    values (${boostID}, ${of.businessID}, ${type}, ${idOf(of, type)}, '{0006}', '{}', '{}', ${new Date(now + begins)},
      ${new Date(now + begins + 7 * day)}, ${of.businessID}, ${stopped && new Date(now - 1_000)}, ${stopped})`.execute(
    tx,
  )
  return boostID
}

test('those run that have begun, or do so within a minute, were not stopped, do not rest and are there', async () => {
  const rollback = new Error('enough is known')
  let run = 0
  await fc.assert(
    fc.asyncProperty(aWorld, async ({ states, rows }) => {
      const expected: string[] = []
      let running: string[] = []
      await transaction(db, async (tx) => {
        const now = Date.now()
        for (const [at, { percent, becomes }] of states.entries()) {
          const { businessID, postID } = companies[at]!
          if (percent !== null)
            await noteAnswers(tx, businessID, { share: percent / 100, medianMinutes: 60, n: 5 })
          if (becomes === 'gone') await removeBusiness(tx, businessID)
          if (becomes === 'hidden')
            await changeBusiness(tx, businessID, { hiddenEditions: 2 ** editionBit('it') })
          if (becomes === 'without its post')
            await takeDownPost(tx, postID, { by: uuidv7(), reason: 'Misleads' })
        }
        for (const row of rows) {
          const boostID = await insert(tx, now, row)
          const { percent, becomes } = states[row.company % companies.length]!
          const runs = row.begins <= minute && row.begins + 7 * day > 0 && row.stopped === null
          const rests = percent !== null && percent < 50
          const isThere = becomes !== 'gone' && !(row.type === 'post' && becomes === 'without its post')
          if (runs && !rests && isThere) expected.push(boostID)
        }
        running = (await runningBoosts(tx)).map(({ boostID }) => boostID)
        throw rollback
      }).catch((error: unknown) => {
        if (error !== rollback) throw error
      })
      expect(running.toSorted()).toEqual(expected.toSorted())
      run += running.length
    }),
    { numRuns: casesOf(500, 8), seed: seedOfPiece(20_261_201) },
  )
  expect(run).toBeGreaterThan(0)
}, 600_000)
