// The same key with the same question is answered once (https://docs.stripe.com/api/idempotent_requests).
import { faultAnswer, StripeFault } from './faults.ts'
import type { Answer } from './answers.ts'
import type { Store } from './store.ts'

/** Never begun, so their key may be used again. */
const notKept = [400, 401, 403, 404, 409, 429]

export function answeredOnce(store: Store) {
  const running = new Set<string>()

  /** Does `work`, or answers what it answered before; with `isKept` false the answer is forgotten. */
  return async function once(
    key: string | null,
    question: string,
    work: () => Promise<Answer>,
    isKept: boolean,
  ): Promise<Answer> {
    if (key === null) return work()
    const echo = { 'idempotency-key': key }
    const before = store.find('answer', key)
    if (before && before.question !== question) return otherQuestion(key)
    if (before)
      return { status: before.status, body: before.body, headers: { ...echo, 'idempotent-replayed': 'true' } }
    if (running.has(key)) return stillRunning(key)
    running.add(key)
    try {
      const answer = await work()
      if (isKept && !notKept.includes(answer.status))
        store.put('answer', { id: key, question, status: answer.status, body: answer.body })
      return { ...answer, headers: echo }
    } finally {
      running.delete(key)
    }
  }
}

const otherQuestion = (key: string) =>
  faultAnswer(
    new StripeFault(400, {
      type: 'idempotency_error',
      message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
    }),
  )

const stillRunning = (key: string) =>
  faultAnswer(
    new StripeFault(409, {
      type: 'idempotency_error',
      code: 'idempotency_key_in_use',
      message: `There is currently another in-progress request using this Idempotent Key (that probably means you submitted twice, and the other request is still going through): ${key}. Please try again later.`,
    }),
  )
