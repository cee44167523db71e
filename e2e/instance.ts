// One running copy of the program in a data folder of its own: started, asked for its parts, ended, and nothing left behind.
import { spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { placesFor } from '../bin/postgres.mjs'
import { aFreePort, bornAt, familyOf } from '../src/testing/processes.ts'

const root = path.resolve(import.meta.dirname, '..')

export type Instance = {
  /** Without a slash at its end. */
  address: string
  port: number
  folder: string
  /** What `npm start` has told so far. */
  said(): string
  /** Process ids of everything that was started, the starter first. */
  processes(): number[]
  /** The process of one part, by a piece of its command line. */
  pidOf(part: string): number
  kill(signal: NodeJS.Signals): void
  /** Asks it to end and waits; answers the process ids that are still there. */
  stop(): Promise<number[]>
}

export type InstanceOptions = { options?: string[]; env?: Record<string, string>; folder?: string }

/** A folder that the database's own user can reach; `remove` deletes it with the database kept elsewhere for it. */
export function aDataFolder(): { folder: string; remove(): void } {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'millwright-e2e-'))
  chmodSync(folder, 0o755)
  return {
    folder,
    remove() {
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Runs `node bin/start.mjs` until it has said its address; throws with what it said when it ends before. */
export async function startInstance(wanted: InstanceOptions = {}): Promise<Instance> {
  const own = wanted.folder === undefined ? aDataFolder() : undefined
  const folder = wanted.folder ?? own!.folder
  const port = await aFreePort()
  const child = spawn(process.execPath, ['bin/start.mjs', `--port=${port}`, ...(wanted.options ?? [])], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...outside(), DATA_FOLDER: folder, ...wanted.env },
  })
  let said = ''
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  await new Promise<void>((resolve, reject) => {
    const take = (text: string) => {
      said += text
      if (said.includes(`:${port}/`)) resolve()
    }
    child.stdout.setEncoding('utf8').on('data', take)
    child.stderr.setEncoding('utf8').on('data', take)
    void ended.then(() => reject(new Error(`npm start ended before it was ready:\n${said}`)))
  })
  const processes = () => (child.pid === undefined ? [] : familyOf(child.pid))
  return {
    address: `http://localhost:${port}`,
    port,
    folder,
    said: () => said,
    processes,
    pidOf(part) {
      const found = processes().find((pid) => commandOf(pid).includes(part))
      if (found === undefined) throw new Error(`no part of it runs ${part}`)
      return found
    },
    kill: (signal) => void child.kill(signal),
    async stop() {
      const were = processes().map((pid) => ({ pid, born: bornAt(pid) }))
      child.kill('SIGTERM')
      await ended
      const left = await stillThere(were)
      own?.remove()
      return left
    },
  }
}

/** The environment without settings of the program: what a test does not say, is as a visitor's first start has it. */
function outside(): NodeJS.ProcessEnv {
  const settings =
    /^(?:MODE|ROLES|HOST|PORT|DATABASE_\w+|API_URL|FILES_URL|EDITION|SECRET|DEMO|NODE_ENV|VITEST\w*)$/
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !settings.test(name)))
}

/** The address of the database that an instance keeps in `folder`. */
export function databaseOf(folder: string): { url: string; pid: number } {
  const { data } = placesFor(path.join(folder, 'postgres'))
  const [pid = '', , , port = ''] = readFileSync(path.join(data, 'postmaster.pid'), 'utf8').split('\n')
  const password = readFileSync(`${data}.password`, 'utf8').trim()
  return { url: `postgres://millwright:${password}@127.0.0.1:${port.trim()}/postgres`, pid: Number(pid) }
}

/** Which of them do not end; a database on a slow disk writes a little longer than the program that began it. */
async function stillThere(were: { pid: number; born: string | undefined }[]): Promise<number[]> {
  const until = Date.now() + 10_000
  const left = () => were.filter(({ pid, born }) => born !== undefined && bornAt(pid) === born)
  while (left().length > 0 && Date.now() < until) await new Promise((resolve) => setTimeout(resolve, 50))
  return left().map(({ pid }) => pid)
}

function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
  } catch {
    return ''
  }
}
