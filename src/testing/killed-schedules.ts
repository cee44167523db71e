// Made-up schedules of a company that buys plans from real processes over real wires, while the server and its database are killed.
import fc from 'fast-check'
import type { Pool } from 'pg'
import type { CheckoutEntry } from '../contract/billing.ts'
import type { KillableDatabase } from './killable-database.ts'
import { breakCommits, deaths, forgetDeath, planDeath, type Death } from './kill-points.ts'
import type { Ledger } from './money-oracle.ts'
import { aPayingProcess, type PayingProcess } from './paying-process.ts'
import type { aDoor } from './provider-door.ts'
import type { TestSession } from './sessions.ts'
import type { StandInProcess } from './stand-in.ts'

const steps = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      does: fc.constant('buy' as const),
      planId: fc.constantFrom('gold-yearly', 'gold-yearly', 'premium-yearly', 'platinum-yearly'),
      card: fc.constantFrom(
        'pm_card_visa',
        'pm_card_visa',
        'pm_card_authenticationRequired',
        'pm_card_chargeDeclined',
      ),
      death: deaths,
    }),
  },
  // The client sends again what it sent last, with the same key.
  { weight: 3, arbitrary: fc.record({ does: fc.constant('retry' as const), death: deaths }) },
  {
    weight: 2,
    arbitrary: fc.record({ does: fc.constant('confirm' as const), isOwner: fc.boolean(), death: deaths }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      does: fc.constant('reconcile' as const),
      seconds: fc.constantFrom(25, 700),
      death: deaths,
    }),
  },
  // The next webhooks never come.
  {
    weight: 2,
    arbitrary: fc.record({ does: fc.constant('lose' as const), count: fc.integer({ min: 1, max: 6 }) }),
  },
)
type Step = typeof steps extends fc.Arbitrary<infer One> ? One : never

/** A purchase, and then one to four things in their order. */
export const killedSchedules: fc.Arbitrary<Step[]> = fc.array(steps, { minLength: 2, maxLength: 5 })

const buys = (planId: string, card: string, death: Death | null = null): Step =>
  ({ does: 'buy', planId, card, death }) as Step
const dies = (kills: Death['kills'], at: Death['at'], after: number, side: Death['side']): Death => ({
  kills,
  at,
  after,
  side,
})

/** Each of them has a charge whose answer nobody heard. */
export const hardSchedules: readonly [Step[]][] = [
  // The customer is the first request, the charge the second; no webhook tells of it.
  [
    [
      { does: 'lose', count: 6 },
      buys('gold-yearly', 'pm_card_visa', dies('server', 'request', 2, 'after')),
      { does: 'retry', death: dies('both', 'commit', 2, 'before') },
      buys('platinum-yearly', 'pm_card_visa', dies('database', 'request', 1, 'after')),
    ],
  ],
  [
    [
      buys('gold-yearly', 'pm_card_visa'),
      buys('premium-yearly', 'pm_card_visa', dies('database', 'commit', 3, 'before')),
      { does: 'reconcile', seconds: 25, death: dies('server', 'commit', 1, 'after') },
      buys('platinum-yearly', 'pm_card_visa', dies('both', 'commit', 4, 'after')),
    ],
  ],
  [
    [
      buys('gold-yearly', 'pm_card_authenticationRequired', dies('server', 'commit', 2, 'after')),
      { does: 'confirm', isOwner: true, death: dies('database', 'request', 1, 'before') },
      { does: 'retry', death: null },
    ],
  ],
]

/** On which a schedule is played. */
export type Stage = {
  /** The process that takes payments: killed and started again by schedules. */
  server: PayingProcess
  database: KillableDatabase
  /** Of the test itself. */
  pool: Pool
  door: Awaited<ReturnType<typeof aDoor>>
  standIn: StandInProcess
  port: number
  owner: TestSession
  businessID: string
}
export type Played = {
  ledger: Ledger
  now: Date
  surprises: string[]
  killed: Record<Death['kills'], number>
}

/** Plays a schedule; then all is started anew, and the jobs run until every order could be over. */
export async function playKilled(stage: Stage, schedule: readonly Step[]): Promise<Played> {
  const { database, pool, door, standIn, port } = stage
  const before = new Set((await standIn.charges()).map(({ id }) => id))
  const start = () =>
    aPayingProcess({ url: database.url, compiled: database.compiled, provider: door.origin, port })
  const surprises: string[] = []
  const killed = { server: 0, database: 0, both: 0 }
  /** Invoices that somebody was told of. */
  const promised: string[] = []
  let last: { key: string; planId: string; paymentMethod: string } | undefined

  async function die({ kills }: Death): Promise<void> {
    killed[kills]++
    if (kills !== 'database') await stage.server.kill()
    if (kills === 'server') await breakCommits(pool)
    else {
      await database.kill()
      await database.start()
      await forgetDeath(pool)
    }
    if (kills !== 'database') stage.server = await start()
  }

  /** Whoever is to die dies while it is done, and all that the provider tells of it is heard. */
  async function during(death: Death | null, work: () => Promise<string | undefined>): Promise<void> {
    const planned = await planDeath({ pool, door }, death, die)
    const said = await work()
    await standIn.settled()
    const hasDied = await planned.over()
    if (said !== undefined && !hasDied) surprises.push(said)
    await standIn.settled()
  }

  async function buy(wish: NonNullable<typeof last>): Promise<string | undefined> {
    last = wish
    const { key, ...body } = wish
    const answer = await fetch(`http://127.0.0.1:${port}/api/subscription/subscribe`, {
      method: 'POST',
      headers: {
        authorization: stage.owner.bearer,
        'idempotency-key': key,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ ...body, businessID: stage.businessID, email: 'owner@example.com' }),
    }).catch((error: unknown) => String(error))
    if (typeof answer === 'string') return answer
    const said = (await answer.json().catch(() => ({}))) as { name?: string; data?: CheckoutEntry }
    if (typeof said.data?.invoiceId === 'string') promised.push(said.data.invoiceId)
    // Refusals that this schedule asks for; no other is one.
    const isWell = answer.ok || said.name === 'PlanNotAbove' || said.name === 'PaymentRunning'
    return isWell ? undefined : `subscribe: ${answer.status} ${said.name}`
  }

  async function confirm(isOwner: boolean): Promise<undefined> {
    const waiting = (await standIn.payments()).findLast(({ status }) => status === 'requires_action')
    if (waiting) await standIn.authenticate(waiting.id, isOwner)
  }

  async function runJobs(at: Date): Promise<string | undefined> {
    const wrong = await stage.server.runJobs(at)
    return wrong === undefined ? 'the jobs died' : wrong[0]
  }

  let bought = 0
  const does: { [Name in Step['does']]: (step: Extract<Step, { does: Name }>) => Promise<unknown> } = {
    buy: ({ planId, card, death }) =>
      during(death, () => buy({ key: `attempt-${bought++}`, planId, paymentMethod: card })),
    retry: async ({ death }) => last && during(death, () => buy(last!)),
    confirm: ({ isOwner, death }) => during(death, () => confirm(isOwner)),
    reconcile: ({ seconds, death }) => during(death, () => runJobs(new Date(Date.now() + seconds * 1_000))),
    lose: ({ count }) => standIn.webhooks({ drop: count }),
  }
  for (const step of schedule) await does[step.does](step as never)

  await standIn.webhooks({ drop: 0 })
  await stage.server.kill()
  await database.kill()
  await database.start()
  stage.server = await start()
  let now = new Date()
  for (const seconds of [60, 660, 3_660, 3_660, 60]) {
    now = new Date(now.getTime() + seconds * 1_000)
    const wrong = await runJobs(now)
    if (wrong !== undefined) surprises.push(`jobs: ${wrong}`)
    await standIn.settled()
  }
  const { rows } = await pool.query<{ id: string }>('select invoice_id as id from billing_invoices')
  for (const id of promised)
    if (!rows.some((row) => row.id === id)) surprises.push(`the invoice ${id} was told of and is lost`)
  return { ledger: await ledgerOf(standIn, before), now, surprises, killed }
}

/** What the provider has taken and given back since `before`. */
async function ledgerOf(standIn: StandInProcess, before: ReadonlySet<string>): Promise<Ledger> {
  const paid = (await standIn.charges()).filter(({ id, status }) => status === 'succeeded' && !before.has(id))
  const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0)
  return {
    moneyOf(orderID) {
      const own = paid.filter(({ metadata }) => metadata['order_id'] === orderID)
      return {
        charged: sum(own.map(({ amount }) => amount)),
        refunded: sum(own.map((one) => one.amount_refunded)),
        payments: own.length,
      }
    },
    kept: () => sum(paid.map((one) => one.amount - one.amount_refunded)),
  }
}
