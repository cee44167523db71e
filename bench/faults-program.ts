// The program in production, each role a process of its own behind HAProxy, each started again a second after it died.
import { spawn } from 'node:child_process'
import { openSync } from 'node:fs'
import path from 'node:path'
import { SMTPServer } from 'smtp-server'
import { compiledIn, serverFlags } from '../bin/services.mjs'
import { freePort, root } from './children.ts'
import { answers, fronts, publicHost, ready, startFront } from './front.ts'
import { keepRunning, type KeptRunning } from './kept-running.ts'

export type Running = {
  /** Where HAProxy is. */
  origin: string
  /** The processes behind it, each with a cache of its own. */
  webs: string[]
  /** Kills a process of the role, the first one of several. */
  kill(role: string): void
  /** Every process but HAProxy, by name, such as `web2`. */
  names: readonly string[]
  /** Ends one in good order and starts it again; resolves when it is ready. */
  restart(name: string): Promise<void>
  stop(): Promise<void>
}
/** Of api and worker there are so many (of pages two), and a process that is to stop drains so long. */
type Shape = { each?: 1 | 2; drainSeconds?: number; mode?: 'production' | 'demo' }

/** Starts it with `settings`; its logs and what it writes go below `folder`. Resolves when every process is ready. */
export async function startProgram(
  settings: Record<string, string>,
  folder: string,
  { each = 1, drainSeconds = 0, mode = 'production' }: Shape = {},
): Promise<Running> {
  const mails = await swallowMails()
  const [proxy, apiProxy] = [await freePort(), await freePort()]
  const numbers = Array.from({ length: each }, (_, at) => at + 1)
  const processes: { name: string; roles: string; port: number }[] = []
  for (const [role, roles, of] of [
    ['api', 'api,accounts', numbers],
    ['worker', 'worker', numbers],
    ['web', 'web', [1, 2]],
  ] as const)
    for (const number of of) processes.push({ name: `${role}${number}`, roles, port: await freePort() })
  const portsOf = (role: string) =>
    processes.filter(({ name }) => name.startsWith(role)).map(({ port }) => port)
  const apiUrl = `http://127.0.0.1:${each > 1 ? apiProxy : portsOf('api')[0]}`
  // Pages go on without the database: their processes do not have it.
  const ofData = Object.fromEntries(Object.entries(settings).filter(([name]) => name !== 'SECRET'))
  const env = (roles: string, port: number) => ({
    PATH: process.env.PATH,
    NODE_ENV: 'production',
    MODE: mode,
    DEMO: 'no',
    LOG_LEVEL: 'warn',
    PUBLIC_ORIGINS: `jp=https://${publicHost}`,
    FILES_URL: `https://files.${publicHost}`,
    TRUST_PROXY: 'loopback',
    DATA_FOLDER: folder,
    DRAIN_SECONDS: String(drainSeconds),
    NODE_COMPILE_CACHE: compiledIn(folder),
    SECRET: settings['SECRET'],
    ...(roles !== 'web' && { ...ofData, SMTP_URL: `smtp://127.0.0.1:${mails.port}` }),
    ROLES: roles,
    PORT: String(port),
    API_URL: apiUrl,
  })
  const log = (name: string) => openSync(path.join(folder, `${name}.log`), 'a')
  const main = [...serverFlags, '--disable-warning=ExperimentalWarning', path.join(root, 'src/main.ts')]
  const kept = new Map<string, KeptRunning>()
  const start = ({ name, roles, port }: (typeof processes)[number]) =>
    kept.set(
      name,
      keepRunning(() =>
        spawn(process.execPath, main, {
          cwd: root,
          env: env(roles, port),
          stdio: ['ignore', log(name), log(name)],
        }),
      ),
    )
  const stop = async () => {
    await Promise.all([...kept.values()].map((one) => one.stop()))
    await mails.close()
  }
  const startAll = async () => {
    for (const one of processes.filter(({ name }) => name.startsWith('api'))) {
      start(one)
      await ready(one.port)
    }
    const files = fronts(folder, {
      proxy,
      webs: portsOf('web'),
      api: each > 1 ? { port: apiProxy, servers: portsOf('api') } : undefined,
    })
    kept.set(
      'front',
      keepRunning(() => startFront(files, folder)),
    )
    if (each > 1) await ready(apiProxy)
    const others = processes.filter(({ name }) => !name.startsWith('api'))
    others.forEach(start)
    await Promise.all(others.map(({ port }) => ready(port)))
    await answers(`http://127.0.0.1:${proxy}/`)
  }
  try {
    await startAll()
  } catch (error) {
    await stop()
    throw error
  }
  return {
    origin: `http://127.0.0.1:${proxy}`,
    webs: portsOf('web').map((port) => `http://127.0.0.1:${port}`),
    names: processes.map(({ name }) => name),
    kill: (role) => kept.get(`${role}1`)!.kill(),
    async restart(name) {
      await kept.get(name)!.restart()
      await ready(processes.find((one) => one.name === name)!.port)
    },
    stop,
  }
}

/** A mail server that takes everything and keeps nothing. */
export async function swallowMails(): Promise<{ port: number; close(): Promise<void> }> {
  const port = await freePort()
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      stream.resume()
      stream.once('end', () => done())
    },
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return { port, close: () => new Promise((resolve) => server.close(() => resolve())) }
}
