// Budgets of calls: how often an address, a person or an account may make one. Kept in the database, so that every process counts alike.
import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../db.ts'
import { mailboxOf } from '../mail/mailbox.ts'
import { networkOf } from './address.ts'
import { failure } from './failures.ts'

export type Rate = { points: number; seconds: number }
export type Budget = { address?: Rate; user?: Rate; account?: Rate & { of: string | readonly string[] } }

/** Who spends: `account` is what the body says, whether or not there is such an account. */
type Spender = { address: string; userID: string | undefined; body: Record<string, unknown> }

/**
 * Takes one point from each share of `budget`, in the order address, person, account, and stops at the first that has
 * none left; throws TooManyRequests (429) with the seconds until it has.
 */
export async function spend(db: Db, call: string, budget: Budget, spender: Spender): Promise<void> {
  for (const [kind, who, rate] of sharesOf(budget, spender)) {
    const { points, seconds } = await takePoint(db, `${call} ${kind} ${who}`, rate.seconds)
    if (points > rate.points) throw failure('TooManyRequests', 429, undefined, { retryAfter: seconds })
  }
}

function sharesOf(budget: Budget, { address, userID, body }: Spender): [string, string, Rate][] {
  const shares: [string, string, Rate][] = []
  if (budget.address) shares.push(['address', networkOf(address), budget.address])
  if (budget.user && userID !== undefined) shares.push(['user', userID, budget.user])
  for (const field of [budget.account?.of ?? []].flat()) {
    const named = body[field]
    if (budget.account && typeof named === 'string')
      shares.push(['account', accountIn(named), budget.account])
  }
  return shares
}

/** A mailbox is one account, however it is spelled. */
const accountIn = (named: string) => (named.includes('@') ? mailboxOf(named) : named)

/** Points spent with this one, and the whole seconds until all are back; one statement, so that races are counted. */
async function takePoint(db: Db, key: string, seconds: number): Promise<{ points: number; seconds: number }> {
  const hashed = createHash('sha256').update(key).digest()
  const { rows } = await sql<{ points: number; seconds: number }>`
    insert into call_budgets as spent (key, points, ends_at)
    values (${hashed}, 1, now() + make_interval(secs => ${seconds}))
    on conflict (key) do update set
      points = case when spent.ends_at <= now() then 1 else least(spent.points + 1, 1000000000) end,
      ends_at = case when spent.ends_at <= now() then excluded.ends_at else spent.ends_at end
    returning points, greatest(ceil(extract(epoch from ends_at - now())), 1)::int as seconds`.execute(db)
  return rows[0]!
}

/** Forgets shares that are whole again; answers how many. */
export async function forgetSpent(db: Db): Promise<number> {
  const { numAffectedRows } = await sql`delete from call_budgets where ends_at <= now()`.execute(db)
  return Number(numAffectedRows ?? 0)
}
