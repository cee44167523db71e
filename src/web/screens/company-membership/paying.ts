// One payment by card, from the button to what is true of it (D17): the same key for all tries of one attempt, so that it is
// charged once whatever gets lost on the way.
import type { CheckoutEntry } from '../../../contract/billing.ts'

/** Stays while nobody knows what became of it. */
export type Attempt = { key: string; paymentMethod: string }

export type Outcome =
  | { as: 'active' }
  /** The card, or its bank, says no: the reason in its words. */
  | { as: 'card'; message: string }
  /** The server refused, and nothing was charged: its words. */
  | { as: 'refused'; message: string }
  /** The bank has not answered within two minutes: a mail will tell. */
  | { as: 'late' }
  | { as: 'away' }

export type Tools = {
  /** Has the provider make a payment method of the card that was typed: its id, or what is wrong with the card. */
  makeMethod(): Promise<{ id: string } | { problem: string }>
  /** Pays, or goes on with what was begun with the same key. */
  subscribe(attempt: Attempt): Promise<CheckoutEntry>
  /** Whether the payment is still waited for. */
  isPending(): Promise<boolean>
  /** Has the owner of the card confirm it; answers why they did not. */
  confirm(clientSecret: string): Promise<string | undefined>
  /** Called once, when the bank takes its time. */
  onWait(): void
  wait(ms: number): Promise<void>
}

const waitedMost = 120_000
const firstWait = 1_000
const longestWait = 16_000
/** Answers that never came, one after the other, until it is given up. */
const unansweredMost = 4

/** Pays; answers what came of it, and the attempt to go on with when that is not known. */
export async function pay(
  tools: Tools,
  begun: Attempt | undefined,
): Promise<{ outcome: Outcome; attempt?: Attempt }> {
  let attempt = begun
  if (!attempt) {
    const method = await tools.makeMethod().catch(() => undefined)
    if (!method) return { outcome: { as: 'away' } }
    if ('problem' in method) return { outcome: { as: 'card', message: method.problem } }
    attempt = { key: crypto.randomUUID(), paymentMethod: method.id }
  }
  const outcome = await follow(tools, attempt)
  return outcome.as === 'late' || outcome.as === 'away' ? { outcome, attempt } : { outcome }
}

async function follow(tools: Tools, attempt: Attempt): Promise<Outcome> {
  let next = firstWait
  let waited = 0
  let unanswered = 0
  const confirmed = new Map<string, string | undefined>()
  for (;;) {
    const answer = await tools.subscribe(attempt).catch(failureOf)
    if (answer.status === 'refused') return { as: 'refused', message: answer.message }
    if (answer.status === 'away') return { as: 'away' }
    unanswered = answer.status === 'unanswered' ? unanswered + 1 : 0
    if (unanswered >= unansweredMost) return { as: 'away' }
    if (answer.status === 'active') return { as: 'active' }
    if (answer.status === 'failed')
      return answer.declined ? { as: 'card', message: answer.declined.message } : { as: 'away' }
    const secret = answer.status === 'requires_action' ? answer.nextAction?.clientSecret : undefined
    if (secret !== undefined && !confirmed.has(secret)) {
      confirmed.set(secret, await tools.confirm(secret).catch((error: Error) => error.message))
      continue
    }
    // Asked once more after it was not confirmed: the provider waits for the same still.
    const problem = secret === undefined ? undefined : confirmed.get(secret)
    if (problem !== undefined) return { as: 'card', message: problem }
    if (waited === 0) tools.onWait()
    do {
      if (waited >= waitedMost) return { as: 'late' }
      await tools.wait(next)
      waited += next
      next = Math.min(next * 2, longestWait)
    } while (await tools.isPending().catch(() => answer.status !== 'unanswered'))
  }
}

type Failure = { status: 'refused'; message: string } | { status: 'unanswered' } | { status: 'away' }

/** A call that failed: refused by a rule, not possible now, or never answered, after which it may have been charged. */
function failureOf(error: unknown): Failure {
  const { name, status, message } = error as { name?: string; status?: number; message?: string }
  if (status === undefined) return { status: 'unanswered' }
  if (name === 'PaymentsAway' || status === 401) return { status: 'away' }
  return status < 500 ? { status: 'refused', message: message ?? '' } : { status: 'unanswered' }
}
