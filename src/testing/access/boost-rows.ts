// How the calls of boosts are made: of one of the business that is over, which has the id of the import, of which it knows nothing; and
// by each of staff of one that runs, which has their id.
import { sql } from 'kysely'
import type { Db } from '../../platform/db.ts'
import type { Principal } from './principals.ts'
import type { Row } from './row.ts'
import type { World } from './world.ts'

async function aBoost(db: Db, { importID, businessID, people }: World): Promise<void> {
  await sql`
    insert into boosts (boost_id, business_id, thing_type, thing_id, industries, countries, editions, starts_at, ends_at,
      quota_month, made_by)
    values (${importID}, ${businessID}, 'business', ${businessID}, '{0006}', '{}', '{}', now() - interval '9 days',
      now() - interval '2 days', null, ${people.owner.userID})
    on conflict do nothing`.execute(db)
}

async function runningBoosts(db: Db, { businessID, people }: World): Promise<void> {
  const ids = Object.values(people).map(({ userID }) => userID)
  await sql`
    insert into boosts (boost_id, business_id, thing_type, thing_id, industries, countries, editions, starts_at, ends_at,
      quota_month, made_by)
    select id, ${businessID}::uuid, 'business', ${businessID}::uuid, '{0006}', '{}', '{}', now() - interval '1 day',
      now() + interval '6 days', null, ${people.owner.userID}::uuid
    from unnest(${ids}::uuid[]) as id
    on conflict do nothing`.execute(db)
}

const ofBoost: Row = {
  prepare: aBoost,
  input: ({ businessID, importID }) => ({ id: businessID, boostID: importID }),
}
/** Of each who may make one another thing, which is boosted once. */
const wish = ({ businessID, productID }: World, as: Principal) => ({
  id: businessID,
  industries: ['0006'],
  ...(as === 'admin'
    ? { thingType: 'product', thingID: productID }
    : { thingType: 'business', thingID: businessID }),
})

export const boostRows: Record<string, Row> = {
  listBoosts: { input: ({ businessID }) => ({ id: businessID }) },
  showBoost: ofBoost,
  previewBoost: { input: wish },
  makeBoost: { input: wish },
  stopBoost: { ...ofBoost, allowed: 'BoostOver' },
  listOpenBoosts: {},
  stopBoostAsStaff: {
    prepare: runningBoosts,
    input: ({ people, importID }, as) => ({
      boostID: (people as Partial<Record<Principal, { userID: string }>>)[as]?.userID ?? importID,
      reason: 'It misleads',
    }),
  },
}
