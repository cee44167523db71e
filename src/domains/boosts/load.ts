// Many boosts at once, for an invented world: nobody asks what their plans have.
import type { BulkClient, Rows } from '../../platform/copy.ts'
import { limits } from '../../contract/limits.ts'
import type { BoostThing } from '../../contract/boost-words.ts'
import { copyBoosts, type KeptReport } from './queries/boosts.ts'

export type LoadedBoost = {
  id: string
  businessID: string
  thing: { type: BoostThing; id: string }
  industries: string[]
  /** Without any it is for all. */
  editions: string[]
  startsAt: Date
  by: string
  /** Of one that is over. */
  report?: KeptReport
}

const dayMs = 86_400_000

/** Writes boosts of seven days, for all countries, counted in the month of UTC; answers how many. */
export const loadBoosts = (client: BulkClient, boosts: Rows<LoadedBoost>): Promise<number> =>
  copyBoosts(client, rowsOf(boosts))

async function* rowsOf(boosts: Rows<LoadedBoost>) {
  for await (const { id, businessID, thing, industries, editions, startsAt, by, report } of boosts)
    yield {
      boost_id: id,
      business_id: businessID,
      thing_type: thing.type,
      thing_id: thing.id,
      industries,
      countries: [],
      editions,
      starts_at: startsAt,
      ends_at: new Date(startsAt.getTime() + limits.boostDays * dayMs),
      quota_month: `${startsAt.toISOString().slice(0, 7)}-01`,
      made_by: by,
      made_at: startsAt,
      report: report ? { json: report } : null,
    }
}
