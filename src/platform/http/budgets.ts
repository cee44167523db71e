// Budgets of calls: how often an address, a person or an account may make one. Kept in the database, so that every process counts alike.
import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../db.ts'
import { mailboxOf } from '../mail/mailbox.ts'
import { networkOf } from './address.ts'
import { failure } from './failures.ts'

export type Rate = { points: number; seconds: number }
export type Budget = {
  address?: Rate
  user?: Rate
  account?: Rate & { of: string | readonly string[]; device?: string }
}

/** Whether the account of this name knows the device of a token; asked in the same way of every account there may be. */
export type KnowsDevice = (account: string, device: string) => Promise<boolean>

/** Who spends: `account` is what the body says, whether or not there is such an account. */
type Spender = {
  address: string
  userID: string | undefined
  body: Record<string, unknown>
  knowsDevice?: KnowsDevice | undefined
}

/**
 * Takes one point from each share of `budget`, in the order address, person, account, and stops at the first that has
 * none left; throws TooManyRequests (429) with the seconds until it has. On a device that the account knows that is spent
 * instead of the account: wrong tries from elsewhere leave it alone.
 */
export async function spend(db: Db, call: string, budget: Budget, spender: Spender): Promise<void> {
  for (const share of sharesOf(budget, spender)) {
    const [kind, who, rate] = await share()
    const { points, seconds } = await takePoint(db, `${call} ${kind} ${who}`, rate.seconds)
    if (points > rate.points) throw failure('TooManyRequests', 429, undefined, { retryAfter: seconds })
  }
}

type Share = readonly [kind: string, who: string, rate: Rate]

/** Found out one after the other: who has nothing left of the first costs no more. */
function sharesOf({ address, user, account }: Budget, spender: Spender): (() => Share | Promise<Share>)[] {
  const { userID, body } = spender
  const shares: (() => Share | Promise<Share>)[] = []
  if (address) shares.push(() => ['address', networkOf(spender.address), address])
  if (user && userID !== undefined) shares.push(() => ['user', userID, user])
  for (const field of [account?.of ?? []].flat()) {
    const named = body[field]
    if (account && typeof named === 'string') shares.push(() => accountShare(named, account, spender))
  }
  return shares
}

async function accountShare(
  named: string,
  rate: NonNullable<Budget['account']>,
  { body, knowsDevice }: Spender,
): Promise<Share> {
  const account = accountIn(named)
  const device = rate.device === undefined ? undefined : body[rate.device]
  if (typeof device !== 'string' || !(await knowsDevice?.(named, device))) return ['account', account, rate]
  return ['device', `${account} ${device}`, rate]
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
