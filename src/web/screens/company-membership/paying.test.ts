// A payment by card from the button to its end (D17): what is asked how often, with which key, and what the page then says.
import { expect, test } from 'vitest'
import type { CheckoutEntry } from '../../../contract/billing.ts'
import { CallFailure } from '../../api/session/calls.ts'
import { pay, type Attempt, type Tools } from './paying.ts'

type Said = Partial<CheckoutEntry> & Pick<CheckoutEntry, 'status'>
const action = (clientSecret: string): Said => ({
  status: 'requires_action',
  nextAction: { type: 'use_stripe_sdk', clientSecret },
})
const active: Said = { status: 'active' }
const pending: Said = { status: 'pending' }
const declined: Said = { status: 'failed', declined: { code: 'card_declined', message: 'No money.' } }
const noAnswer = new TypeError('Failed to fetch')
const refusal = (name: string, status = 409) => new CallFailure(name, status, `${name}.`, {})

/** Pays where the server says `answers` one after the other, the last one for ever. */
async function paid(
  answers: (Said | Error)[],
  {
    isPending = (): boolean => false,
    confirm = () => undefined as string | undefined,
    begun = undefined as Attempt | undefined,
  } = {},
) {
  const asked: Attempt[] = []
  const confirmed: string[] = []
  let waits = 0
  let waited = 0
  let methods = 0
  const tools: Tools = {
    async makeMethod() {
      methods += 1
      return { id: `pm_${methods}` }
    },
    async subscribe(attempt) {
      const answer = answers[Math.min(asked.length, answers.length - 1)]!
      asked.push(attempt)
      if (answer instanceof Error) throw answer
      return answer as CheckoutEntry
    },
    isPending: async () => isPending(),
    async confirm(secret) {
      confirmed.push(secret)
      return confirm()
    },
    onWait: () => void (waits += 1),
    async wait(ms) {
      waited += ms
    },
  }
  return { ...(await pay(tools, begun)), asked, confirmed, waits, waited, methods }
}

test('a good card is asked for once', async () => {
  const { outcome, attempt, asked } = await paid([active])
  expect([outcome, attempt, asked.length]).toEqual([{ as: 'active' }, undefined, 1])
})

test('what is wrong with a card before it is sent is told, and nothing is asked of the server', async () => {
  let asked = 0
  const tools = {
    makeMethod: async () => ({ problem: 'Your card number is incomplete.' }),
    subscribe: async () => void (asked += 1),
  } as unknown as Tools
  const { outcome } = await pay(tools, undefined)
  expect([outcome, asked]).toEqual([{ as: 'card', message: 'Your card number is incomplete.' }, 0])
})

test('a decline ends the attempt with the words of the bank', async () => {
  const { outcome, attempt } = await paid([declined])
  expect([outcome, attempt]).toEqual([{ as: 'card', message: 'No money.' }, undefined])
})

test('a payment that failed for no reason of the card is told as one that cannot be made now', async () => {
  expect((await paid([{ status: 'failed' }])).outcome).toEqual({ as: 'away' })
})

test('after 3-D Secure the same is asked with the same key', async () => {
  const { outcome, asked, confirmed } = await paid([action('s1'), active])
  expect([outcome, confirmed]).toEqual([{ as: 'active' }, ['s1']])
  expect(asked[1]).toEqual(asked[0])
})

test('what the server says counts after a failed 3-D Secure, and else why it failed', async () => {
  const confirm = () => 'We are unable to authenticate.'
  expect((await paid([action('s1'), declined], { confirm })).outcome).toEqual({
    as: 'card',
    message: 'No money.',
  })
  expect((await paid([action('s1'), active], { confirm })).outcome).toEqual({ as: 'active' })
  const stuck = await paid([action('s1')], { confirm })
  expect([stuck.outcome, stuck.confirmed]).toEqual([
    { as: 'card', message: 'We are unable to authenticate.' },
    ['s1'],
  ])
})

test('while the bank takes its time the page says so once and asks ever more seldom', async () => {
  let looks = 0
  const { outcome, waits, waited, asked } = await paid([pending, active], { isPending: () => ++looks < 4 })
  expect([outcome, waits, waited, asked.length]).toEqual([
    { as: 'active' },
    1,
    1_000 + 2_000 + 4_000 + 8_000,
    2,
  ])
})

test('that it takes time is said once, however often the server says so', async () => {
  const { outcome, waits, asked } = await paid([pending, pending, pending, active])
  expect([outcome, waits, asked.length]).toEqual([{ as: 'active' }, 1, 4])
})

test('after two minutes a mail will tell, and the attempt is kept for who presses again', async () => {
  const { outcome, attempt, waited, asked } = await paid([pending], { isPending: () => true })
  expect([outcome, asked.length]).toEqual([{ as: 'late' }, 1])
  expect(attempt).toEqual(asked[0])
  expect(waited).toBeGreaterThanOrEqual(120_000)
  expect(waited).toBeLessThan(140_000)
})

test('an answer that never came is asked for again with the same key, so that it is charged once', async () => {
  const { outcome, asked, methods } = await paid([noAnswer, noAnswer, active])
  expect([outcome, methods]).toEqual([{ as: 'active' }, 1])
  expect(new Set(asked.map(({ key }) => key)).size).toBe(1)
})

test('where nobody answers it is given up, and goes on with the same attempt', async () => {
  const first = await paid([noAnswer])
  expect(first.outcome).toEqual({ as: 'away' })
  const second = await paid([active], { begun: first.attempt })
  expect([second.outcome, second.methods]).toEqual([{ as: 'active' }, 0])
  expect(second.asked).toEqual([first.attempt])
})

test.each(['PlanNotAbove', 'CouponRefused', 'PaymentRunning', 'DetailsMissing'])(
  'a refusal (%s) is told in the words of the server and ends the attempt',
  async (name) => {
    const { outcome, attempt, asked } = await paid([refusal(name)])
    expect([outcome, attempt, asked.length]).toEqual([{ as: 'refused', message: `${name}.` }, undefined, 1])
  },
)

test('where payments are away nothing is asked again', async () => {
  const { outcome, attempt, asked } = await paid([refusal('PaymentsAway', 503)])
  expect([outcome, asked.length]).toEqual([{ as: 'away' }, 1])
  expect(attempt).toEqual(asked[0])
})

test('each attempt has a key of its own', async () => {
  const [one, other] = [await paid([declined]), await paid([declined])]
  expect(one.asked[0]!.key).not.toBe(other.asked[0]!.key)
})
