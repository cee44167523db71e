// The program in production, each role a process of its own behind HAProxy, each started again a second after it died.
import { spawn } from 'node:child_process'
import { openSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { SMTPServer } from 'smtp-server'
import { compiledIn, serverFlags } from '../bin/services.mjs'
import { freePort, root } from './children.ts'
import { keepRunning, type KeptRunning } from './kept-running.ts'

export const publicHost = 'millwright.example'
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
      keepRunning(() =>
        spawn('haproxy', ['-db', ...files.flatMap((file) => ['-f', file])], {
          stdio: ['ignore', log('front'), log('front')],
        }),
      ),
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

type Fronts = {
  proxy: number
  webs: readonly number[]
  api: { port: number; servers: readonly number[] } | undefined
}

/** The files that are shipped, without https, which is not what is tried, with these processes. */
function fronts(folder: string, { proxy, webs, api }: Fronts): string[] {
  const shipped = (name: string) => readFileSync(path.join(root, 'deploy', name), 'utf8')
  const serversOf = (name: string, ports: readonly number[]) =>
    ports.map((port, at) => `server ${name}${at + 1} 127.0.0.1:${port}`).join('\n    ')
  const written = (name: string, text: string) => {
    const file = path.join(folder, name)
    writeFileSync(file, text)
    return file
  }
  const front = shipped('haproxy.cfg')
    .replace('maxconn 20000', 'maxconn 1000')
    .replace(/frontend http\n(?: .*\n)+/, '')
    .replace(/bind :443.*/, `bind 127.0.0.1:${proxy}`)
    .replaceAll('server web1 127.0.0.1:3000', serversOf('web', webs))
    .replaceAll('slowstart 5s', '')
    // All of them come from this machine.
    .replaceAll(/ *(?:stick-table|tcp-request|http-request return status 429).*\n/g, '')
    // Everybody has an address of their own, as if this were one of several proxies.
    .replace(/ *http-request set-header X-Forwarded-For.*\n/, '')
  if (!api) return [written('front.cfg', front)]
  const calls = shipped('haproxy-api.cfg')
    .replace('bind 127.0.0.1:3101', `bind 127.0.0.1:${api.port}`)
    .replaceAll(/ *server api2 .*\n/g, '')
    .replaceAll('server api1 127.0.0.1:3001', serversOf('api', api.servers))
  return [written('front.cfg', front), written('front-api.cfg', calls)]
}

const ready = (port: number) => answers(`http://127.0.0.1:${port}/readyz`)

async function answers(address: string): Promise<void> {
  for (const end = Date.now() + 120_000; ;) {
    const isSo = await fetch(address, { headers: { host: publicHost }, redirect: 'manual' }).then(
      ({ status }) => status < 400,
      () => false,
    )
    if (isSo) return
    if (Date.now() > end) throw new Error(`${address} is not ready.`)
    await new Promise((resolve) => setTimeout(resolve, 200))
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
