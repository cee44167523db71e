// Boosts as tests want them, made without asking what a plan has.
import { sql } from 'kysely'
import type { BoostThing } from '../contract/boost-words.ts'
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
    await sql`
      insert into boosts (boost_id, business_id, thing_type, thing_id, industries, countries, editions, starts_at, ends_at,
        quota_month, made_by)
      values (${boostID}, ${businessID}, ${thing.type}, ${thing.id}, ${industries}, ${countries}, ${editions}, ${startsAt},
        ${new Date(startsAt.getTime() + 7 * dayMs)}, ${monthOf('UTC', startsAt)}::date, ${businessID})`.execute(
      tx,
    )
    await invalidate(tx, [runningKey])
  })
  return boostID
}
