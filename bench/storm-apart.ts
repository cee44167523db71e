// The storm of log-ins in a process of its own: what its clients do, and the memory they leave, is not in the way of who measures.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { SessionEntry } from '../src/contract/accounts.ts'
import { askerOf } from './asking.ts'
import { startStorm } from './storm.ts'

export type StormApart = {
  resume(): void
  /** Resolves when all that was sent is answered. */
  pause(): Promise<void>
  /** What clients were given so far, and a line about all answers. */
  result(): Promise<Result>
  stop(): Promise<void>
}
type Wish = { origin: string; emails: readonly string[]; aSecond: number }
type Result = { sessions: SessionEntry[]; told: string }
/** The first of this block of addresses is 11.0.0.1: those of the measuring process begin with 10. */
const ownBlock = 11

/** `aSecond` log-ins a second against `origin`, half of them of `emails`; begins paused. */
export async function stormApart(wish: Wish): Promise<StormApart> {
  const child = fork(fileURLToPath(import.meta.url), [], { stdio: 'inherit' })
  const ended = once(child, 'exit').then(() => {
    throw new Error('the clients of the storm ended by themselves')
  })
  ended.catch(() => {})
  const asked = async (message: unknown): Promise<unknown> => {
    const answer = once(child, 'message')
    child.send(message as object)
    const [told] = (await Promise.race([answer, ended])) as [unknown]
    return told
  }
  await asked(wish)
  return {
    resume: () => void child.send('resume'),
    pause: async () => void (await asked('pause')),
    result: async () => (await asked('result')) as Result,
    async stop() {
      const gone = once(child, 'exit')
      child.disconnect()
      await gone
    },
  }
}

async function run(): Promise<void> {
  const [{ origin, emails, aSecond }] = (await once(process, 'message')) as [Wish]
  const { ask } = askerOf(origin)
  const storm = startStorm(ask, emails, aSecond, ownBlock)
  process.on('message', (wish: 'resume' | 'pause' | 'result') => {
    if (wish === 'resume') return storm.resume()
    if (wish === 'result') return process.send?.({ sessions: storm.sessions(), told: storm.told() })
    void storm.pause().then(() => process.send?.('paused'))
  })
  process.send?.('ready')
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  // Whoever started it has gone, or needs it no more.
  process.on('disconnect', () => process.exit(0))
  void run()
}
