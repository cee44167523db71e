// A client that keeps its session: renews it again and again, and asks again with the same token when nothing came back.
import type { SessionEntry } from '../src/contract/accounts.ts'
import { newAddress, type Answer, type Question } from './asking.ts'
import { password } from './people.ts'
import { dataOf } from './storm.ts'

type Ask = (question: Question) => Promise<Answer>

/** A browser renews every ten minutes: 200 sessions at this pace are what 24,000 people do. */
const renewEveryMs = 5_000
const againMs = 500
const givenUpMs = 60_000

export type Keeper = {
  /** Renews no more; true when the session lives: it can be renewed once more, and its token opens what is its own. */
  end(): Promise<boolean>
  /** How often it was renewed, and how often it had to ask again. */
  counts(): { renewed: number; again: number }
}

/** Logs in as `email`, as often as it takes, and keeps the session. */
export async function keepNewSession(ask: Ask, email: string): Promise<Keeper> {
  const from = newAddress()
  const post = (path: string, body: object) => ask({ method: 'POST', path: `/accounts/${path}`, from, body })
  const { token } = dataOf<{ token: string }>(await untilAnswered(() => post('log-in', { email, password })))
  return keepSession(ask, from, dataOf<SessionEntry>(await post('get-session', { token })))
}

/** Keeps a session that was opened. */
export function keepSession(ask: Ask, from: string, opened: SessionEntry): Keeper {
  let session = opened
  let renewed = 0
  let again = 0
  let isOver = false
  const renew = async (): Promise<boolean> => {
    const answer = await untilAnswered(
      () =>
        ask({
          method: 'POST',
          path: '/accounts/refresh-token',
          from,
          headers: { authorization: `Bearer ${session.refreshToken}` },
          body: {},
        }),
      () => again++,
    )
    if (answer.status !== 200) return false
    session = dataOf<SessionEntry>(answer)
    renewed++
    return true
  }
  const kept = (async () => {
    await pause(Math.random() * renewEveryMs)
    for (;;) {
      if (!(await renew())) return false
      if (isOver) return true
      await pause(renewEveryMs)
    }
  })()
  return {
    async end() {
      isOver = true
      if (!(await kept)) return false
      const own = await untilAnswered(() =>
        ask({
          method: 'POST',
          path: '/accounts/show-account',
          from,
          headers: { authorization: `Bearer ${session.token}` },
          body: {},
        }),
      )
      return own.status === 200
    },
    counts: () => ({ renewed, again }),
  }
}

/** Asks until there is an answer that says something of the question: not that the server is away or busy. */
async function untilAnswered(question: () => Promise<Answer>, onAgain = () => {}): Promise<Answer> {
  const began = performance.now()
  for (;;) {
    const answer = await question().catch(() => undefined)
    if (answer && answer.status !== 503 && answer.status !== 429) return answer
    if (performance.now() - began > givenUpMs) throw new Error(`no answer for ${givenUpMs} ms`)
    onAgain()
    await pause(againMs)
  }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
