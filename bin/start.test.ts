// The starter as a person meets it: up, asked to stop, and every part of it killed without warning.
import { spawn, type ChildProcess } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { aFreePort } from '../src/testing/processes.ts'

// Each test starts and stops a database and a server, at times on a busy machine.
vi.setConfig({ testTimeout: 180_000 })

const root = path.resolve(import.meta.dirname, '..')
const cleanups: (() => Promise<void> | void)[] = []

afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup()
})

function aFolder(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'millwright-start-'))
  // As root, PostgreSQL runs as another user and must get there.
  chmodSync(folder, 0o755)
  return folder
}

async function removed(folder: string): Promise<void> {
  if (linux) await until(() => processesOf(folder).length === 0)
  rmSync(folder, { recursive: true, force: true })
}

type Started = { child: ChildProcess; said: () => string; ended: Promise<number | null>; port: number }

async function runStart(data: string, options: string[] = []): Promise<Started> {
  const port = await aFreePort()
  const child = spawn(
    process.execPath,
    ['bin/start.mjs', '--roles=api,worker', '--no-demo', `--port=${port}`, ...options],
    {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      // vitest names a MODE of its own.
      env: { ...process.env, DATA_FOLDER: data, DATABASE_URL: '', MODE: '' },
    },
  )
  let said = ''
  child.stdout?.on('data', (text) => (said += text))
  child.stderr?.on('data', (text) => (said += text))
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  return { child, said: () => said, ended, port }
}

async function aRunningStart(data: string): Promise<Started> {
  const started = await runStart(data)
  await until(() => started.said().includes(`:${started.port}/`))
  return started
}

const answer = (port: number, address: string) =>
  fetch(`http://127.0.0.1:${port}${address}`).then(
    (response) => response.status,
    () => 0,
  )

/** Looks again until `holds` does; fails after `ms`. */
async function until(holds: () => boolean | Promise<boolean>, ms = 40_000): Promise<void> {
  await vi.waitUntil(holds, { timeout: ms, interval: 50 })
}

/** The processes that belong to this start: by their command line, their parents, or the data folder they stand in. */
function processesOf(data: string): { pid: number; command: string }[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const command = readFileSync(`/proc/${name}/cmdline`, 'utf8').replaceAll('\0', ' ')
        const environment = readFileSync(`/proc/${name}/environ`, 'utf8')
        const state = readFileSync(`/proc/${name}/stat`, 'utf8').split(') ').at(-1)?.[0]
        const ours = command.includes(data) || environment.includes(`DATA_FOLDER=${data}`)
        return ours && state !== 'Z' ? [{ pid: Number(name), command }] : []
      } catch {
        return []
      }
    })
}

function pidOf(data: string, part: string): number {
  const found = processesOf(data).find(({ command }) => command.includes(part))
  if (!found) throw new Error(`${part} does not run`)
  return found.pid
}

/** Which processes are left can only be told where /proc is. */
const linux = existsSync('/proc/self/environ')

describe.runIf(linux)('one start after another in the same folder', () => {
  let data: string
  let running: Started

  beforeAll(() => {
    data = aFolder()
  })
  afterAll(async () => {
    running.child.kill('SIGTERM')
    await running.ended
    await removed(data)
  })

  /** Starts again what has ended, which proves that nothing in the folder was harmed. */
  async function startAgain(): Promise<void> {
    running = await aRunningStart(data)
    expect(await answer(running.port, '/readyz')).toBe(200)
  }

  test('answers; a second start in the same folder is refused and does no harm', async () => {
    await startAgain()
    expect(await answer(running.port, '/healthz')).toBe(200)
    expect(running.said()).not.toContain('Log-ins')
    const second = await runStart(data)
    expect(await second.ended).toBe(1)
    expect(second.said()).toContain(`process ${running.child.pid}`)
    expect(await answer(running.port, '/readyz')).toBe(200)
  })

  test('when PostgreSQL is killed, it comes back and the server is ready again', async () => {
    const postmaster = Number(readFileSync(path.join(data, 'postgres/postmaster.pid'), 'utf8').split('\n')[0])
    process.kill(postmaster, 'SIGKILL')
    await until(async () => (await answer(running.port, '/readyz')) !== 200)
    expect(await answer(running.port, '/healthz')).toBe(200)
    await until(async () => (await answer(running.port, '/readyz')) === 200)
  })

  test('when the starter is killed, server and database end by themselves', async () => {
    running.child.kill('SIGKILL')
    await until(() => processesOf(data).length === 0, 30_000)
    await startAgain()
    expect(running.said()).toContain(`:${running.port}/`)
  })

  test('when the server is killed, the starter says so, and the next start works', async () => {
    process.kill(pidOf(data, 'src/main.ts'), 'SIGKILL')
    expect(await running.ended).toBe(1)
    expect(running.said()).toContain('The server stopped by itself')
    await until(() => processesOf(data).length === 0)
    await startAgain()
  })

  test('when the keeper of the database is killed, nothing is left and the next start works', async () => {
    process.kill(pidOf(data, 'bin/db.mjs'), 'SIGKILL')
    expect(await running.ended).toBe(1)
    expect(running.said()).toContain('The database ended by itself')
    // What PostgreSQL began for a caller at that moment sees by itself that it is alone.
    await until(() => processesOf(data).length === 0, 30_000)
    await startAgain()
  })

  test('test payments are there for the server, with keys and a place of their own; killed, the starter says so', async () => {
    const [, url = ''] = /Test payments +(http:\S+): no money moves/.exec(running.said()) ?? []
    expect(await fetch(`${url}/v1/refunds`).then(({ status }) => status)).toBe(401)
    const { keys } = JSON.parse(readFileSync(path.join(data, 'payments/place.json'), 'utf8')) as {
      keys: Record<string, string>
    }
    const authorization = `Bearer ${keys['STRIPE_SECRET_KEY']}`
    const manner = await fetch(`${url}/test/webhooks`, { method: 'POST', headers: { authorization } })
    expect(await manner.json()).toMatchObject({
      url: `http://localhost:${running.port}/api/subscription/webhook`,
    })

    process.kill(pidOf(data, 'stripe-stand-in'), 'SIGKILL')
    expect(await running.ended).toBe(1)
    expect(running.said()).toContain('The test payments ended by themselves')
    await until(() => processesOf(data).length === 0)
    await startAgain()
    expect(running.said()).toContain(url)
  })

  test('SIGTERM ends all of it in good order', async () => {
    running.child.kill('SIGTERM')
    expect(await running.ended).toBe(0)
    expect(processesOf(data)).toEqual([])
  })
})

test('a port in use, an unknown option and a wrong setting are told in plain words, with code 2', async () => {
  const data = aFolder()
  cleanups.push(() => removed(data))
  const taken = net.createServer()
  const port = await new Promise<number>((resolve) =>
    taken.listen(0, '127.0.0.1', () => resolve((taken.address() as net.AddressInfo).port)),
  )
  cleanups.push(() => void taken.close())

  const busy = await runStart(data, [`--port=${port}`])
  expect(await busy.ended).toBe(2)
  expect(busy.said()).toContain(`PORT: ${port} is in use`)

  const unknown = await runStart(data, ['--colour=red'])
  expect(await unknown.ended).toBe(2)
  expect(unknown.said()).toContain('Unknown option --colour=red')
  expect(unknown.said()).toContain('--no-demo')

  const folder = await runStart(path.join(root, 'package.json'))
  expect(await folder.ended).toBe(2)
  expect(folder.said()).toContain('DATA_FOLDER: ')
  expect(folder.said()).not.toContain('    at ')

  const wrong = await runStart(data, ['--roles=api,kitchen'])
  expect(await wrong.ended).toBe(2)
  expect(wrong.said()).toContain('ROLES: "api,kitchen" is not allowed')
  expect(wrong.said()).not.toContain('    at ')
})
