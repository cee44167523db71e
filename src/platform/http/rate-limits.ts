// Rate limits of calls: how often an address, a person or an account may make one. Kept in the database, so that every process counts alike.
import { sql } from 'kysely'
import { ofProcess, type Db, type Tx } from '../db.ts'
import { accountIn, hashed, returnPoints, takePoints } from '../shares.ts'
import { isLoopback, networkOf, surroundingsOf } from './address.ts'
import { steadyNow } from '../steady-clock.ts'
import { failure } from './failures.ts'

/**
 * `localBatch`: a process counts so many of its own before it tells the others, for calls that cost less than telling; `exempt` says
 * that this machine itself has no end of it: its keepers, tests and measurements.
 */
export type Rate = { points: number; seconds: number; localBatch?: number; exempt?: 'this machine' }
export type RateLimit = {
  address?: Rate
  user?: Rate
  account?: Rate & {
    of: string | readonly string[]
    device?: string
    ofAll?: number
    returnedAfter?: readonly string[]
  }
  named?: Named | readonly Named[]
  pair?: Rate & { of: string; as?: string; sharedAs?: string }
  done?: Rate
}
type Named = Rate & { of: string; ofOneCaller: number }

/** Whether the account of this name knows the device of a token; asked in the same way of every account there may be. */
export type KnowsDevice = (account: string, device: string) => Promise<boolean>

/** Who spends: `account` is what the body says, whether or not there is such an account. */
export type ChargedParties = {
  address: string
  userID: string | undefined
  body: Record<string, unknown>
  knowsDevice?: KnowsDevice | undefined
}

/** Who does something towards whom: `fields` are all that the call was given. */
export type Pair = { userID: string | undefined; fields: Record<string, unknown> }

/**
 * Takes one point from each share of `rateLimit` that counts whatever comes of the call, in the order address, person, account, and stops at the first that has
 * none left; throws TooManyRequests (429) with the seconds until it has. On a device that the account knows that is spent
 * instead of the account: wrong tries from elsewhere leave it alone. Answers the shares of the account that were taken from.
 */
export async function charge(
  db: Db,
  call: string,
  rateLimit: RateLimit,
  spender: ChargedParties,
): Promise<string[]> {
  const ofAccount: string[] = []
  for (const shares of sharesOf(rateLimit, spender))
    for (const [kind, who, rate] of await shares()) {
      const name = `${call} ${kind} ${who}`
      const { points, seconds } =
        rate.localBatch === undefined
          ? await takePoints(db, name, rate.seconds, 1)
          : await takeByLots(db, name, rate, rate.localBatch)
      if (points > rate.points) throw failure('TooManyRequests', 429, undefined, { retryAfter: seconds })
      if (kind !== 'address' && kind !== 'user') ofAccount.push(name)
    }
  return ofAccount
}

/**
 * What `work` answers or throws; a point goes back to each of `shares` when it did what was asked, or threw one of the
 * errors of these names: what is counted are wrong tries.
 */
export async function countingWrong<T>(
  db: Db,
  shares: readonly string[],
  after: readonly string[],
  work: Promise<T>,
): Promise<T> {
  const giveBack = () => returnPoints(db, shares)
  try {
    const answer = await work
    await giveBack()
    return answer
  } catch (error) {
    if (error instanceof Error && after.includes(error.name)) await giveBack()
    throw error
  }
}

/**
 * Takes one point of what `rateLimit` has for whom the body names: last in the transaction that did what was asked, so that
 * what is refused, and what fails, gives it back. First of the caller's own part, so that nobody takes the share of all.
 * Throws TooManyRequests, which undoes what was done.
 */
export async function chargeNamed(
  tx: Tx,
  call: string,
  { named: rates }: RateLimit,
  { address, userID, body }: ChargedParties,
): Promise<void> {
  const caller = userID ?? networkOf(address)
  for (const rate of [rates ?? []].flat()) {
    const named = body[rate.of]
    if (typeof named !== 'string') continue
    const whom = accountIn(named)
    const shares = [
      [`${call} by ${caller} named ${whom}`, rate.ofOneCaller],
      [`${call} named ${whom}`, rate.points],
    ] as const
    for (const [share, most] of shares) {
      const { points, seconds } = await takePoints(tx, share, rate.seconds, 1)
      if (points > most) throw failure('TooManyRequests', 429, undefined, { retryAfter: seconds })
    }
  }
}

/** Takes one point of what a person may have done of a call, as `chargeNamed` does. Throws TooManyRequests. */
export async function spendDone(
  tx: Tx,
  call: string,
  { done: rate }: RateLimit,
  userID: string | undefined,
): Promise<void> {
  if (rate === undefined || userID === undefined) return
  const { points, seconds } = await takePoints(tx, `${call} done by ${userID}`, rate.seconds, 1)
  if (points > rate.points) throw failure('TooManyRequests', 429, undefined, { retryAfter: seconds })
}

/**
 * Takes one point of what two have towards each other: in the transaction, as `chargeNamed` does, and in the order of the
 * ids, so that two who send never wait for each other. Throws TooManyRequests.
 */
export async function chargePair(tx: Tx, call: string, { pair: rate }: RateLimit, two: Pair): Promise<void> {
  if (rate === undefined) return
  for (const share of pairsOf(call, rate, two)) {
    const { points, seconds } = await takePoints(tx, share, rate.seconds, 1)
    if (points > rate.points) throw failure('TooManyRequests', 429, undefined, { retryAfter: seconds })
  }
}

/** What two have left towards each other of `rateLimit`, and in how many seconds it is whole again; nothing is taken. */
export async function remainingForPair(
  db: Db | Tx,
  call: string,
  { pair: rate }: Required<Pick<RateLimit, 'pair'>>,
  two: Pair,
): Promise<{ left: number; of: number; seconds: number }> {
  const keys = pairsOf(call, rate, two).map(hashed)
  const { rows } = await sql<{ points: number; seconds: number }>`
    select points, greatest(ceil(extract(epoch from ends_at - now())), 1)::int as seconds
    from call_budgets where key = any(${keys}::bytea[]) and ends_at > now()
    order by points desc, ends_at desc limit 1`.execute(db)
  const { points = 0, seconds = rate.seconds } = rows[0] ?? {}
  return { left: Math.max(0, rate.points - points), of: rate.points, seconds }
}

function pairsOf(call: string, rate: NonNullable<RateLimit['pair']>, { userID, fields }: Pair): string[] {
  const whom = fields[rate.of]
  const as = rate.as === undefined ? undefined : fields[rate.as]
  const who = [...new Set([userID, as])].filter((one) => typeof one === 'string')
  return typeof whom === 'string'
    ? who.toSorted().map((one) => `${rate.sharedAs ?? call} of ${one} to ${accountIn(whom)}`)
    : []
}

/** What this process has counted of a share that it tells the others by lots; `points` are those of all when it told them last. */
type Counted = { own: number; points: number; endsAt: number }
const counted = new WeakMap<Db, Map<string, Counted>>()
const countedMax = 50_000

/** As `takePoints`, one point at a time; other processes hear of them, and are heard of, with each full lot. */
async function takeByLots(
  db: Db,
  share: string,
  rate: Rate,
  lot: number,
): Promise<{ points: number; seconds: number }> {
  const process = ofProcess(db)
  let shares = counted.get(process)
  if (!shares) counted.set(process, (shares = new Map()))
  const now = steadyNow()
  let mine = shares.get(share)
  if (mine === undefined || mine.endsAt <= now) {
    if (shares.size >= countedMax) shares.clear()
    shares.set(share, (mine = { own: 0, points: 0, endsAt: now + rate.seconds * 1_000 }))
  }
  mine.own++
  const isOver = mine.points > rate.points
  let points = mine.points + mine.own
  if (!isOver && mine.own >= lot) {
    mine.own -= lot
    mine.points += lot
    const all = await takePoints(db, share, rate.seconds, lot)
    mine.points = Math.max(mine.points, all.points)
    mine.endsAt = steadyNow() + all.seconds * 1_000
    // Those of this process that came meanwhile are not what this one has to wait for.
    points = Math.max(points, all.points)
  }
  const seconds = Math.max(1, Math.ceil((mine.endsAt - steadyNow()) / 1_000))
  return { points, seconds }
}

type Share = readonly [kind: string, who: string, rate: Rate]

/** Found out one after the other: who has nothing left of the first costs no more. */
function sharesOf(
  { address, user, account }: RateLimit,
  spender: ChargedParties,
): (() => Share[] | Promise<Share[]>)[] {
  const { userID, body } = spender
  const shares: (() => Share[] | Promise<Share[]>)[] = []
  if (address && !(address.exempt && isLoopback(spender.address)))
    shares.push(() => [['address', networkOf(spender.address), address]])
  if (user && userID !== undefined) shares.push(() => [['user', userID, user]])
  for (const field of [account?.of ?? []].flat()) {
    const named = body[field]
    if (account && typeof named === 'string') shares.push(() => accountShares(named, account, spender))
  }
  return shares
}

/** That of one network comes first: whoever has used it up takes nothing more from what all of them have. */
async function accountShares(
  named: string,
  rate: NonNullable<RateLimit['account']>,
  { address, body, knowsDevice }: ChargedParties,
): Promise<Share[]> {
  const account = accountIn(named)
  const device = rate.device === undefined ? undefined : body[rate.device]
  if (typeof device === 'string' && (await knowsDevice?.(named, device)))
    return [['device', `${account} ${device}`, rate]]
  const { ofAll, seconds } = rate
  if (ofAll === undefined) return [['account', account, rate]]
  return [
    ['account from', `${account} ${networkOf(address)}`, rate],
    // Whoever has many networks side by side is still one place among others.
    ['account around', `${account} ${surroundingsOf(address)}`, { points: rate.points * 2, seconds }],
    ['account', account, { points: ofAll, seconds }],
  ]
}

/** Forgets shares that are whole again; answers how many. */
export async function deleteExpired(db: Db): Promise<number> {
  const { numAffectedRows } = await sql`delete from call_budgets where ends_at <= now()`.execute(db)
  return Number(numAffectedRows ?? 0)
}
