// The processes that a bench measures: database, the real server, and the plain server it is measured against.
import { createProgress } from '../bin/progress.mjs'
import { compiledIn, serverFlags } from '../bin/services.mjs'
import { build } from '../bin/steps.mjs'
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import net from 'node:net'
import path from 'node:path'
import readline from 'node:readline'

export const root = path.resolve(import.meta.dirname, '..')
/** Kept between runs, so that the demo world is made once. */
export const dataFolder = path.join(root, '.data', 'bench')

const serverLog = path.join(dataFolder, 'server.log')

export type Started = {
  child: ChildProcess
  origin: string
  stop(): Promise<void>
  /** Ends it as a crash would. */
  kill(): Promise<void>
}
export type StartedDatabase = { url: string; pid: number; stop(): Promise<void> }

/** A port that is free now. */
export async function freePort(): Promise<number> {
  const probe = net.createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as net.AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
}

/** Builds the pages unless the build fits the sources. */
export async function buildPages(): Promise<void> {
  await build(createProgress())
}

/**
 * The embedded PostgreSQL on the bench's own data, or, given another `folder`, on an empty one that is thrown away when it
 * stops; `pid` is that of its keeper, every database process is below it.
 */
export function startDatabase(folder?: string): Promise<StartedDatabase> {
  return folder ? runDatabase([folder, '--throwaway']) : keepDatabase(path.join(dataFolder, 'postgres'))
}

/** The embedded PostgreSQL on a `folder` that stays; it may count its statements (statements.ts). */
export const keepDatabase = (folder: string, counting = false): Promise<StartedDatabase> =>
  runDatabase([folder, ...(counting ? ['--statements'] : [])])

async function runDatabase(place: readonly string[]): Promise<StartedDatabase> {
  const child = spawn(process.execPath, ['bin/db.mjs', ...place], {
    cwd: root,
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  const line = once(readline.createInterface({ input: child.stdout }), 'line')
  const first = await Promise.race([line, ended.then(() => undefined)])
  if (!first) throw new Error('the database did not start')
  const { url } = JSON.parse(String(first[0])) as { url: string }
  return {
    url,
    pid: child.pid!,
    async stop() {
      child.stdin.end()
      await ended
    },
  }
}

/** `log`: the file that it writes to; `through`: a program that runs it, such as unshare with its options. */
export type Way = { log?: string; through?: readonly string[] }

/** src/main.ts with `settings`, on a free port unless they name one; resolves when it is ready, its steps go to `onStep`. */
export async function startServer(
  settings: Record<string, string>,
  onStep: (text: string) => void = () => {},
  { log: logFile = serverLog, through = [] }: Way = {},
): Promise<Started> {
  const port = Number(settings.PORT ?? (await freePort()))
  fs.mkdirSync(dataFolder, { recursive: true })
  const log = fs.openSync(logFile, 'a')
  const [program, ...args] = [...through, process.execPath]
  const child = spawn(
    program,
    [
      ...args,
      ...serverFlags,
      '--import',
      path.join(import.meta.dirname, 'tell.ts'),
      path.join(root, 'src', 'main.ts'),
    ],
    {
      cwd: root,
      stdio: ['ignore', log, log, 'ipc'],
      env: {
        PATH: process.env.PATH,
        NODE_ENV: 'production',
        MODE: 'demo',
        PORT: String(port),
        DATA_FOLDER: dataFolder,
        NODE_COMPILE_CACHE: compiledIn(dataFolder),
        LOG_LEVEL: 'warn',
        ...settings,
      },
    },
  )
  fs.closeSync(log)
  let last = ''
  return started(child, `http://localhost:${port}`, ({ step, text }: { step?: string; text?: string }) => {
    const now = [step, text].filter(Boolean).join(' ')
    if (step && step !== 'ready' && now !== last) onStep((last = now))
    return step === 'ready'
  })
}

/** A Fastify server with nothing of ours on it, answering the same `bytes` bytes to everything. */
export const startPlainServer = (bytes: number): Promise<Started> =>
  startBare('plain-server.ts', [String(bytes)], {})

/** Bare Fastify with pg on the database at `url`, as floor-server.ts says. */
export const startFloorServer = (url: string): Promise<Started> =>
  startBare('floor-server.ts', [], { DATABASE_URL: url })

async function startBare(
  file: string,
  args: readonly string[],
  settings: Record<string, string>,
): Promise<Started> {
  const port = await freePort()
  const beside = (name: string) => path.join(import.meta.dirname, name)
  const child = spawn(
    process.execPath,
    ['--import', beside('tell.ts'), beside(file), String(port), ...args],
    {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      env: { PATH: process.env.PATH, NODE_ENV: 'production', ...settings },
    },
  )
  return started(child, `http://localhost:${port}`, (message: { ready?: boolean }) => message.ready === true)
}

async function started<Message>(
  child: ChildProcess,
  origin: string,
  isReady: (message: Message) => boolean,
): Promise<Started> {
  const ended = once(child, 'exit')
  const ready = new Promise<'ready'>((resolve) => {
    child.on('message', (message) => {
      if (isReady(message as Message)) resolve('ready')
    })
  })
  const outcome = await Promise.race([ready, ended])
  if (outcome !== 'ready')
    throw new Error(`the server of ${origin} ended before it was ready; see ${serverLog}`)
  return {
    child,
    origin,
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
    async kill() {
      child.kill('SIGKILL')
      await ended
    },
  }
}
