// An installed package as it runs: settings and secrets where it looks for them, its processes, and what they may and did write.
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import {
  appendFileSync,
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  readlinkSync,
  rmSync,
} from 'node:fs'
import path from 'node:path'
import { aFreePort } from '../../src/testing/processes.ts'
import { root } from '../report.ts'
import { put } from './folders.ts'
import { demand, until } from './checking.ts'
import { enter, toEnd, written, type Room } from './rooms.ts'

export type Settings = { plain: Record<string, string>; secrets: Record<string, string> }

/** Fills in what an operator does; answers the environment that tells programs of the room where secrets are. */
export function giveSettings(room: Room, { plain, secrets }: Settings): Record<string, string> {
  const [uid, gid] = room.user.split(':').map(Number) as [number, number]
  const settings = path.join(room.root, 'etc/millwright/millwright.env')
  if (!existsSync(settings)) put(settings, readFileSync(path.join(root, 'deploy/millwright.env')))
  appendFileSync(
    settings,
    Object.entries(plain)
      .map(([name, value]) => `${name}=${value}\n`)
      .join(''),
  )
  for (const [name, value] of Object.entries(secrets)) {
    const file = path.join(room.root, room.secretFile(name))
    mkdirSync(path.dirname(file), { recursive: true })
    chmodSync(path.dirname(file), 0o755)
    put(file, `${value}\n`)
    chownSync(file, uid, gid)
    chmodSync(file, 0o400)
  }
  return room.secretEnv(Object.keys(secrets))
}

export type Running = {
  /** Of the process that serves pages. */
  port: number
  /** Milliseconds from the start of each process to its first 200 of /readyz. */
  readyMs: { role: string; ms: number }[]
  /** Throws unless every process is an ordinary user's, without any right beyond, and left nothing in /tmp. */
  proveOrdinary(): void
  /** SIGTERM to all; throws unless each ends with 0. Answers the milliseconds until the last had. */
  stop(): Promise<number>
  /** Ends at once what still runs, and tells what it said. */
  kill(): string
}

type Process = {
  role: string
  port: number
  child: ChildProcess
  ended: Promise<unknown>
  since: number
  said(): string
}

/** Ports of a room, so that it listens where it did when it is started again. */
export async function portsFor(room: Room): Promise<Map<string, string>> {
  const ports = new Map<string, string>()
  for (const { env } of room.units) ports.set(env['PORT'] ?? '', String(await aFreePort()))
  return ports
}

/** Starts the processes of a room, all at once, and waits until each is ready. */
export async function start(
  room: Room,
  env: Record<string, string>,
  ports: Map<string, string>,
): Promise<Running> {
  const processes = room.units.map((unit): Process => {
    const own = Object.entries(unit.env).map(([name, value]) => [
      name,
      value.replaceAll(/(?<=^|:)\d{4}$/g, (port) => ports.get(port) ?? port),
    ])
    const given = { ...env, ...Object.fromEntries(own), HOST: '127.0.0.1' }
    const since = performance.now()
    const child = enter(room, [room.starter, unit.role], given)
    let said = ''
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (text) => (said = (said + String(text)).slice(-20_000)))
    return {
      role: unit.role,
      port: Number(given['PORT']),
      child,
      ended: once(child, 'exit'),
      since,
      said: () => said,
    }
  })
  const kill = () => {
    for (const { child } of processes) if (child.exitCode === null) child.kill('SIGKILL')
    return processes.map(({ role, said }) => `${role}: ${said().slice(-3_000)}`).join('\n')
  }
  const readyMs = await Promise.all(processes.map(readyAfter)).catch((error: Error) => {
    throw new Error(`${error.message}\n${kill()}`)
  })
  return {
    port: processes.at(-1)!.port,
    readyMs,
    proveOrdinary: () => processes.forEach(({ child }) => demandOrdinary(room, child.pid!)),
    async stop() {
      const begun = performance.now()
      for (const { child } of processes) child.kill('SIGTERM')
      await Promise.all(processes.map(({ ended }) => ended))
      for (const { role, child, said } of processes)
        demand(child.exitCode === 0, `${role} ended with ${child.exitCode} after SIGTERM: ${said()}`)
      return performance.now() - begun
    },
    kill,
  }
}

async function readyAfter({ role, port, child, since }: Process): Promise<{ role: string; ms: number }> {
  const isReady = async () => {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined)
    demand(child.exitCode === null, `${role} ended by itself.`)
    return answer?.ok || undefined
  }
  await until(`${role} was not ready`, isReady, 25)
  return { role, ms: performance.now() - since }
}

function demandOrdinary(room: Room, pid: number): void {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const field = (name: string) => new RegExp(`^${name}:\\s+(.*)$`, 'm').exec(status)?.[1]?.split(/\s+/) ?? []
  const [uid, gid] = room.user.split(':')
  demand(field('Uid').every((one) => one === uid) && uid !== '0', `It runs as ${field('Uid').join()}.`)
  demand(
    field('Gid').every((one) => one === gid),
    `It runs in the group ${field('Gid').join()}.`,
  )
  demand(/^0+$/.test(field('CapEff').join()), `It has rights beyond: ${field('CapEff').join()}.`)
  demand(readlinkSync(`/proc/${pid}/root`) === room.root, 'It runs outside its root.')
  const left = readdirSync(`/proc/${pid}/root/tmp`)
  demand(left.length === 0, `It left in /tmp: ${left.join(', ')}.`)
}

/** Throws when the user of the room can write anywhere else than where it may, or not there. */
export async function proveConfined(room: Room): Promise<void> {
  const places = ['', 'etc', 'etc/millwright', 'usr', 'var', 'var/lib', 'run', 'opt', room.program.slice(1)]
  const words = [...places, 'var/lib/millwright', 'tmp'].map((place) => `/${place}/probe`)
  const attempt = 'for file; do if (: >"$file") 2>/dev/null; then echo "$file"; fi; done'
  const { said } = await toEnd(room, ['/bin/sh', '-c', attempt, 'sh', ...words])
  rmSync(path.join(room.root, 'var/lib/millwright/probe'), { force: true })
  demand(said === '/var/lib/millwright/probe\n/tmp/probe\n', `Its user can write: ${said}`)
}

/** Throws when anything outside its folder was made, changed or removed since `before`; says how much was written inside. */
export function proveWrites(room: Room, before: Map<string, string>): string {
  const after = written(room)
  const changed = [...after].filter(([name, what]) => before.get(name) !== what).map(([name]) => name)
  const outside = changed.filter((name) => !/^\/var\/lib\/millwright(?:\/|$)/.test(name))
  const gone = [...before.keys()].filter((name) => !after.has(name))
  const wrong = [...outside, ...gone]
  demand(wrong.length === 0, `Written outside its folder: ${wrong.join(', ')}`)
  demand(changed.length > 0, 'It wrote nothing at all, not even what Node compiled.')
  return `none; ${changed.length} files in it`
}
