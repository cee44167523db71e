// Made-up schedules of a company that buys plans while the provider, the network and our own processes fail, played against the real
// behaviours and a provider in memory.
import fc from 'fast-check'
import { subscribe } from '../domains/billing/checkout.ts'
import { reconcile } from '../domains/billing/reconciling.ts'
import { takeWebhook } from '../domains/billing/webhook.ts'
import { approveRefund, proposeRefund, reconcileRefunds } from '../domains/billing/refunds.ts'
import { isAppError } from '../contract/errors.ts'
import { transaction, type Database } from '../platform/db.ts'
import { ForgedEvent, ProviderAway, ProviderRefused } from '../platform/payments/provider.ts'
import { somePlace } from './billing.ts'
import { askingCard, Crash, declinedCard, goodCard, memoryPayments, type MemoryPayments } from './payments.ts'
import { testLog } from './server.ts'
import type { TestSession } from './sessions.ts'

const paidPlans = ['gold-yearly', 'premium-yearly', 'platinum-yearly'] as const
const cards = [goodCard, goodCard, askingCard, declinedCard] as const
const faults = ['away', 'lost', 'late', 'crash before', 'crash after'] as const
const calls = [
  'makeCustomer',
  'charge',
  'payment',
  'paymentsOf',
  'cancel',
  'refund',
  'refunds',
  'card',
] as const

/** Where it goes wrong: at a call of the provider, or at the commit of the order's n-th change from now. */
const troubles = fc.oneof(
  { weight: 3, arbitrary: fc.constant(null) },
  { weight: 4, arbitrary: fc.record({ call: fc.constantFrom(...calls), fault: fc.constantFrom(...faults) }) },
  { weight: 2, arbitrary: fc.record({ commit: fc.integer({ min: 1, max: 4 }) }) },
)
const wishes = fc.record({
  planId: fc.constantFrom(...paidPlans),
  card: fc.constantFrom(...cards),
  key: fc.constantFrom('a', 'b', 'c', 'd'),
})

/** One thing that happens. */
const steps = fc.oneof(
  { weight: 5, arbitrary: fc.record({ does: fc.constant('buy' as const), wish: wishes, trouble: troubles }) },
  // The client sends again what it sent last.
  { weight: 3, arbitrary: fc.record({ does: fc.constant('retry' as const), trouble: troubles }) },
  {
    weight: 2,
    arbitrary: fc.record({ does: fc.constant('buy at once' as const), wishes: fc.tuple(wishes, wishes) }),
  },
  { weight: 3, arbitrary: fc.record({ does: fc.constant('confirm' as const), isGood: fc.boolean() }) },
  {
    weight: 5,
    arbitrary: fc.record({
      does: fc.constant('webhook' as const),
      // Of all events so far, in whatever order.
      which: fc.nat(20),
      times: fc.constantFrom(1, 1, 3),
      how: fc.constantFrom('as it is', 'as it is', 'forged', 'six minutes late', 'of other bytes'),
      trouble: troubles,
    }),
  },
  { weight: 3, arbitrary: fc.record({ does: fc.constant('reconcile' as const), trouble: troubles }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('refund' as const), trouble: troubles }) },
  // What was late reaches the provider.
  { weight: 2, arbitrary: fc.record({ does: fc.constant('arrive' as const) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      does: fc.constant('wait' as const),
      seconds: fc.constantFrom(0, 1, 30, 120, 400, 700, 3_700, 86_400, 8_640_000),
    }),
  },
)
export type Step = typeof steps extends fc.Arbitrary<infer One> ? One : never
type Trouble = typeof troubles extends fc.Arbitrary<infer One> ? One : never

/** Two to ten things, in their order. */
export const schedules: fc.Arbitrary<Step[]> = fc.array(steps, { minLength: 2, maxLength: 10 })

const wish = (
  planId: (typeof paidPlans)[number],
  card: (typeof cards)[number],
  key: 'a' | 'b' | 'c' | 'd',
) => ({
  planId,
  card,
  key,
})
const buys = (...[planId, card, key]: Parameters<typeof wish>): Step => ({
  does: 'buy',
  wish: wish(planId, card, key),
  trouble: null,
})
const late: Step = {
  does: 'buy',
  wish: wish('gold-yearly', goodCard, 'a'),
  trouble: { call: 'charge', fault: 'late' },
}
const waits = (seconds: 0 | 700): Step => ({ does: 'wait', seconds })
const reconciles: Step = { does: 'reconcile', trouble: null }

/** Schedules that chance meets seldom, each with money that must go back or must not come twice. */
export const hardSchedules: readonly [Step[]][] = [
  // What an upgrade credits is refunded while it waits to be confirmed.
  [
    [
      buys('gold-yearly', goodCard, 'a'),
      buys('premium-yearly', askingCard, 'b'),
      { does: 'refund', trouble: null },
      { does: 'confirm', isGood: true },
      reconciles,
    ],
  ],
  // An upgrade is given back, and until that has come to its end another one is bought.
  [
    [
      buys('gold-yearly', goodCard, 'a'),
      buys('premium-yearly', goodCard, 'b'),
      { does: 'refund', trouble: { call: 'refunds', fault: 'away' } },
      buys('platinum-yearly', goodCard, 'c'),
      reconciles,
    ],
  ],
  // A charge arrives when its order is over; the same when another plan was bought meanwhile.
  [[late, waits(700), reconciles, { does: 'arrive' }]],
  [
    [
      late,
      waits(700),
      reconciles,
      buys('premium-yearly', goodCard, 'b'),
      { does: 'arrive' },
      waits(0),
      reconciles,
    ],
  ],
  // Somebody pays a payment again that was declined.
  [[buys('gold-yearly', declinedCard, 'a'), { does: 'confirm', isGood: true }, reconciles]],
  // Two upgrades within a second.
  [
    [
      buys('gold-yearly', goodCard, 'a'),
      buys('premium-yearly', goodCard, 'b'),
      buys('platinum-yearly', goodCard, 'c'),
      { does: 'refund', trouble: null },
    ],
  ],
]

/** What a schedule was played with, and what was found on the way. */
export type Played = {
  bank: MemoryPayments
  now: Date
  /** Forged events that were taken. */
  forgedTaken: number
  /** What was thrown that no call may throw. */
  surprises: string[]
}

/** On which a schedule is played; the operators are two. */
export type Stage = {
  database: Database
  owner: TestSession
  businessID: string
  operators: readonly [TestSession, TestSession]
}

const begin = Date.parse('2027-03-01T03:00:00.000Z')

/** Plays a schedule from its beginning, then lets the reconciling job run until every order could be over, and what was late has arrived. */
export async function play(
  { database, owner, businessID, operators }: Stage,
  schedule: readonly Step[],
): Promise<Played> {
  const { db, pool } = database
  let now = new Date(begin)
  const bank = memoryPayments(() => now)
  const played: Played = { bank, now, forgedTaken: 0, surprises: [] }
  const pass = (seconds: number) => (now = new Date(now.getTime() + seconds * 1_000))
  let last: Parameters<typeof buy>[0] | undefined

  async function buy({ planId, card, key }: { planId: string; card: string; key: string }) {
    last = { planId, card, key }
    const wish = { businessID, planId, paymentMethod: card, email: 'owner@example.com', key, ...somePlace }
    await expected(() => subscribe(db, bank.provider, owner, wish, { at: now }))
  }

  /** Runs what may fail as a call, a crash or a lost database fails; anything else is a surprise. */
  async function expected(work: () => Promise<unknown>): Promise<void> {
    try {
      await work()
    } catch (error) {
      if (isAppError(error) || error instanceof Crash || error instanceof ProviderAway) return
      if (error instanceof ProviderRefused || (error as Error).message.includes(plannedCrash)) return
      played.surprises.push(String(error))
    }
  }

  async function during(trouble: Trouble, work: () => Promise<unknown>): Promise<void> {
    if (trouble && 'call' in trouble) bank.fail(trouble.call, trouble.fault)
    if (trouble && 'commit' in trouble) await crashAtCommit(pool, trouble.commit)
    await expected(work)
    bank.failNothing()
    if (trouble && 'commit' in trouble) await crashAtCommit(pool, 0)
  }

  async function webhook({ which, times, how, trouble }: Extract<Step, { does: 'webhook' }>): Promise<void> {
    const event = bank.events[which % Math.max(1, bank.events.length)]
    if (!event) return
    const at = how === 'six minutes late' ? new Date(now.getTime() - 360_000) : now
    const sent = bank.webhook(event, at, ...(how === 'forged' ? ['another secret'] : []))
    if (how === 'of other bytes') sent.bytes = Buffer.concat([sent.bytes, Buffer.from(' ')])
    const take = () => takeWebhook(db, bank.provider, sent, now)
    if (how === 'as it is')
      return during(trouble, () => Promise.all(Array.from({ length: times }, () => expected(take))))
    await take().then(
      () => played.forgedTaken++,
      (error: unknown) => {
        if (!isAppError(error) && !(error instanceof ForgedEvent)) played.surprises.push(String(error))
      },
    )
  }

  /** Two operators give back what is left of the last order that was paid, and its plan ends. */
  async function refund(): Promise<void> {
    const { rows } = await pool.query<{ invoiceID: string; left: number }>(
      `select invoice_id as "invoiceID", paid.total - paid.refunded as left
       from billing_orders as paid join billing_invoices as invoice on invoice.order_id = paid.order_id and invoice.kind = 'invoice'
       where paid.business_id = $1 and paid.status = 'paid' order by paid.period_start desc, paid.order_id desc limit 1`,
      [businessID],
    )
    const [last] = rows
    if (!last || last.left === 0) return
    const { invoiceID, left } = last
    const wish = { invoiceID, amount: left, reason: 'Withdrawn', endsPlan: true }
    const { refundID } = await transaction(db, (tx) => proposeRefund(tx, operators[0], wish, now))
    await approveRefund(db, bank.provider, operators[1], { refundID, reason: 'Seen' }, now)
  }
  /** What the jobs of a minute do. */
  async function runJobs(): Promise<void> {
    await expected(() => reconcile(db, bank.provider, testLog, now))
    const failing: unknown[] = []
    await expected(() => reconcileRefunds(db, bank.provider, (_, error) => failing.push(error), now))
    for (const error of failing) await expected(() => Promise.reject(error))
  }

  const does: { [Name in Step['does']]: (step: Extract<Step, { does: Name }>) => Promise<unknown> } = {
    buy: ({ wish, trouble }) => during(trouble, () => buy(wish)),
    retry: async ({ trouble }) => last && during(trouble, () => buy(last!)),
    'buy at once': ({ wishes: both }) => Promise.all(both.map(buy)),
    confirm: async ({ isGood }) => {
      const payment = bank.payments().at(-1)
      if (payment) bank.confirm(payment.id, isGood)
    },
    webhook,
    reconcile: ({ trouble }) => during(trouble, runJobs),
    refund: ({ trouble }) => during(trouble, refund),
    arrive: async () => bank.arrive(),
    wait: async ({ seconds }) => pass(seconds),
  }
  for (const step of schedule) await does[step.does](step as never)
  for (const seconds of [60, 660, 3_660, 3_660, 60]) {
    pass(seconds)
    await runJobs()
    bank.arrive()
  }
  return { ...played, now }
}

const plannedCrash = 'the process ends at this commit'

/** Lets transactions that change orders end without their commit at the n-th change from now; never with 0. */
async function crashAtCommit(pool: Database['pool'], after: number): Promise<void> {
  await pool.query('select setval($1, 1, false)', ['planned_crash'])
  await pool.query('update planned_crashes set at = $1', [after])
}

/** Prepares a test's database for crashes at commits. */
export async function prepareCrashes(pool: Database['pool']): Promise<void> {
  await pool.query(`
    create sequence planned_crash;
    create table planned_crashes (at integer not null);
    insert into planned_crashes values (0);
    create function crash_as_planned() returns trigger language plpgsql as $$
    begin
      if (select at from planned_crashes) > 0 and nextval('planned_crash') = (select at from planned_crashes) then
        raise exception '${plannedCrash}';
      end if;
      return null;
    end $$;
    create constraint trigger crash_as_planned after insert or update on billing_orders
      deferrable initially deferred for each row execute function crash_as_planned();
    create constraint trigger crash_as_planned after insert or update on billing_accounts
      deferrable initially deferred for each row execute function crash_as_planned();
    create constraint trigger crash_as_planned after insert or update on billing_events
      deferrable initially deferred for each row execute function crash_as_planned();
    create constraint trigger crash_as_planned after insert or update on billing_returns
      deferrable initially deferred for each row execute function crash_as_planned();`)
}
