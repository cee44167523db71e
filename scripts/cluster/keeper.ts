// Keeps the services of one node, as an init does: starts each, again a second after it ended, and ends all on SIGTERM. Called with
// the file that says which.
import { spawn, type ChildProcess } from 'node:child_process'
import { openSync, readFileSync } from 'node:fs'
import { once } from 'node:events'

export type Kept = { name: string; words: string[]; log: string; env?: Record<string, string> }
export type KeeperFile = { before: string[]; services: Kept[] }

const againMs = 1_000
const endMs = 20_000
const { before, services } = JSON.parse(readFileSync(process.argv[2]!, 'utf8')) as KeeperFile
const running = new Map<string, ChildProcess>()
let isEnding = false

function start({ name, words, log, env }: Kept): void {
  if (isEnding) return
  const [program, ...rest] = [...before, ...words]
  const file = openSync(log, 'a')
  const child = spawn(program!, rest, { stdio: ['ignore', file, file], env: { ...process.env, ...env } })
  running.set(name, child)
  const again = () => {
    running.delete(name)
    setTimeout(() => start({ name, words, log, ...(env && { env }) }), againMs)
  }
  child.once('error', again)
  child.once('exit', again)
}

for (const service of services) start(service)

process.on('SIGTERM', () => void end())

/** The last first: Patroni ends PostgreSQL, and leaves the lead to others, before etcd is gone. */
async function end(): Promise<void> {
  if (isEnding) return
  isEnding = true
  for (const { name } of services.toReversed()) {
    const child = running.get(name)
    if (!child) continue
    const ended = once(child, 'exit')
    child.kill('SIGTERM')
    const late = setTimeout(() => child.kill('SIGKILL'), endMs)
    await ended
    clearTimeout(late)
  }
  process.exit(0)
}
// Nothing else holds it while all are being started again.
setInterval(() => {}, 60_000)
