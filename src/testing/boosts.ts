// Boosts as tests want them, made without asking what a plan has.
import type { BoostThing } from '../contract/boost-words.ts'
import { insertBoost } from '../domains/boosts/queries/boosts.ts'
import { monthOf } from '../domains/boosts/quota.ts'
import { runningKey } from '../domains/boosts/running.ts'
import { transaction, type Db } from '../platform/db.ts'
import { invalidate } from '../platform/events.ts'
import { uuidv7 } from '../platform/ids.ts'

const dayMs = 86_400_000

type Wish = {
  businessID: string
  thing?: { type: BoostThing; id: string }
  industries?: string[]
  countries?: string[]
  editions?: string[]
  startsAt?: Date
}

/** One that runs since a moment unless told otherwise, of the page of a company, for its industry everywhere. Answers its id. */
export async function aBoost(
  db: Db,
  {
    businessID,
    thing = { type: 'business', id: businessID },
    industries = ['0006'],
    countries = [],
    editions = [],
    startsAt = new Date(Date.now() - 1_000),
  }: Wish,
): Promise<string> {
  const boostID = uuidv7()
  await transaction(db, async (tx) => {
    await insertBoost(tx, {
      ...{ boostID, businessID, industries, countries, editions, startsAt },
      thingType: thing.type,
      thingID: thing.id,
      endsAt: new Date(startsAt.getTime() + 7 * dayMs),
      quotaMonth: monthOf('UTC', startsAt),
      madeBy: businessID,
    })
    await invalidate(tx, [runningKey])
  })
  return boostID
}
