// A storm of log-ins: so many a second, each from another address, whatever becomes of them. Whoever is let in takes their session.
import type { SessionEntry } from '../src/contract/accounts.ts'
import { addressesIn, shareOf, type Answer, type Question } from './asking.ts'
import { password } from './people.ts'

export type Storm = {
  resume(): void
  /** Resolves when all that was sent is answered. */
  pause(): Promise<void>
  stop(): Promise<void>
  /** What clients were given, for whoever wants to see whether it is worth anything. */
  sessions(): readonly SessionEntry[]
  /** How many were answered what, and how fast those were refused. */
  told(): string
}

/** Half of the log-ins name one of `emails` with its password, the others nobody; they come from addresses of `block`. Begins paused. */
export function startStorm(
  ask: (question: Question) => Promise<Answer>,
  emails: readonly string[],
  aSecond: number,
  block: number,
): Storm {
  const newAddress = addressesIn(block)
  const sessions: SessionEntry[] = []
  const answers = new Map<string, number[]>()
  const underway = new Set<Promise<void>>()
  let sent = 0
  let since: number | undefined
  let sentSince = 0

  const note = (outcome: string, ms: number) => {
    const times = answers.get(outcome) ?? []
    times.push(ms)
    answers.set(outcome, times)
  }
  const logIn = async (at: number) => {
    const from = newAddress()
    const email = at % 2 ? `nobody-${at}@bench.example` : emails[(at / 2) % emails.length]!
    const answer = await ask({ method: 'POST', path: '/accounts/log-in', from, body: { email, password } })
    note(String(answer.status), answer.ms)
    if (answer.status !== 200) return
    const { token } = dataOf<{ token: string }>(answer)
    const taken = await ask({ method: 'POST', path: '/accounts/get-session', from, body: { token } })
    if (taken.status === 200) sessions.push(dataOf<SessionEntry>(taken))
  }
  const send = () => {
    if (since === undefined) return
    const due = Math.floor(((performance.now() - since) / 1_000) * aSecond)
    for (; sentSince < due; sentSince++) {
      const one: Promise<void> = logIn(sent++)
        .catch(() => note('none', 0))
        .finally(() => underway.delete(one))
      underway.add(one)
    }
  }
  const timer = setInterval(send, 5)
  const pause = async () => {
    since = undefined
    while (underway.size > 0) await Promise.all(underway)
  }
  return {
    resume() {
      since = performance.now()
      sentSince = 0
    },
    pause,
    async stop() {
      clearInterval(timer)
      await pause()
    },
    sessions: () => sessions,
    told: () =>
      `storm: ${sent} log-ins; ${[...answers]
        .map(
          ([outcome, times]) =>
            `${times.length} × ${outcome} (p50 ${shareOf(times, 0.5).toFixed(0)} ms, p99 ${shareOf(times, 0.99).toFixed(0)} ms)`,
        )
        .join(', ')}; ${sessions.length} sessions`,
  }
}

/** What a call answered. */
export function dataOf<Data>({ body }: Answer): Data {
  return (JSON.parse(body) as { data: Data }).data
}
