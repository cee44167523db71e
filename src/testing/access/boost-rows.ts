// How the calls of boosts are made: of one of the business that is over, on a plan that has none.
import { sql } from 'kysely'
import type { Db } from '../../platform/db.ts'
import type { Row } from './row.ts'
import type { World } from './world.ts'

async function aBoost(db: Db, { boostID, businessID, people }: World): Promise<void> {
  await sql`
    insert into boosts (boost_id, business_id, thing_type, thing_id, industries, countries, editions, starts_at, ends_at,
      quota_month, made_by)
    values (${boostID}, ${businessID}, 'business', ${businessID}, '{0006}', '{}', '{}', now() - interval '9 days',
      now() - interval '2 days', null, ${people.owner.userID})
    on conflict do nothing`.execute(db)
}

const ofBoost: Row = { prepare: aBoost, input: ({ businessID, boostID }) => ({ id: businessID, boostID }) }
const wish = ({ businessID }: World) => ({
  id: businessID,
  thingType: 'business',
  thingID: businessID,
  industries: ['0006'],
})

export const boostRows: Record<string, Row> = {
  listBoosts: { input: ({ businessID }) => ({ id: businessID }) },
  showBoost: ofBoost,
  previewBoost: { input: wish },
  makeBoost: { input: wish, allowed: 'BoostsUsed' },
  stopBoost: { ...ofBoost, allowed: 'BoostOver' },
  listOpenBoosts: {},
  stopBoostAsStaff: {
    prepare: aBoost,
    input: ({ boostID }) => ({ boostID, reason: 'It misleads' }),
    allowed: 'BoostOver',
  },
}
