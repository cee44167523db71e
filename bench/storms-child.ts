// Clients of a storm in a process of their own, so that what they do is not in the way of who measures what others feel.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Counts, Raging } from './storms-kinds.ts'

/** Begins at once; `begun` is when it is on in full. */
export type Clients = (origin: string, options: object) => { begun: Promise<unknown>; end(): Promise<Counts> }
type Wish = { file: string; kind: string; origin: string; options: object }

/** Lets `clients`, which `file` (an import.meta.url) exports by their name, ask `origin` until they are ended. */
export async function clientsOf(
  file: string,
  { name: kind }: Clients,
  origin: string,
  options: object = {},
): Promise<Raging> {
  const child = fork(fileURLToPath(import.meta.url), [], { stdio: 'inherit' })
  const ended = once(child, 'exit')
  child.send({ file, kind, origin, options } satisfies Wish)
  const [begun] = (await Promise.race([once(child, 'message'), ended])) as [unknown]
  if (begun !== 'begun') throw new Error(`the clients of ${kind} ended before they began`)
  return {
    async end() {
      const counts = once(child, 'message')
      child.send('end')
      const [told] = (await Promise.race([counts, ended])) as [unknown]
      if (typeof told !== 'object') throw new Error(`the clients of ${kind} ended by themselves`)
      child.kill('SIGKILL')
      return told as Counts
    },
  }
}

async function run(): Promise<void> {
  const [{ file, kind, origin, options }] = (await once(process, 'message')) as [Wish]
  const clients = (await import(file)) as Record<string, Clients>
  const { begun, end } = clients[kind]!(origin, options)
  await begun
  const over = once(process, 'message')
  process.send?.('begun')
  await over
  process.send?.(await end())
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  // Whoever started it has gone.
  process.on('disconnect', () => process.exit(0))
  void run()
}
