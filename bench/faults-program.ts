// The program in production, each role a process of its own behind HAProxy, each started again a second after it died.
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { openSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { SMTPServer } from 'smtp-server'
import { compiledIn, serverFlags } from '../bin/services.mjs'
import { freePort, root } from './children.ts'

export const publicHost = 'millwright.example'
export type Running = {
  /** Where HAProxy is. */
  origin: string
  /** The processes behind it, each with a cache of its own. */
  webs: string[]
  /** Kills a process of the role, the first one of several. */
  kill(role: string): void
  stop(): Promise<void>
}

const againMs = 1_000

/** Starts it with `settings`; its logs and what it writes go below `folder`. Resolves when every process is ready. */
export async function startProgram(settings: Record<string, string>, folder: string): Promise<Running> {
  const [api, worker, web1, web2, proxy] = (await Promise.all(Array.from({ length: 5 }, freePort))) as [
    number,
    number,
    number,
    number,
    number,
  ]
  const mails = await swallowMails()
  // Pages go on without the database: their processes do not have it.
  const ofData = Object.fromEntries(Object.entries(settings).filter(([name]) => name !== 'SECRET'))
  const env = (roles: string, port: number) => ({
    PATH: process.env.PATH,
    NODE_ENV: 'production',
    MODE: 'production',
    LOG_LEVEL: 'warn',
    PUBLIC_ORIGINS: `jp=https://${publicHost}`,
    FILES_URL: `https://files.${publicHost}`,
    TRUST_PROXY: 'loopback',
    DATA_FOLDER: folder,
    NODE_COMPILE_CACHE: compiledIn(folder),
    SECRET: settings['SECRET'],
    ...(roles !== 'web' && { ...ofData, SMTP_URL: `smtp://127.0.0.1:${mails.port}` }),
    ROLES: roles,
    PORT: String(port),
    API_URL: `http://127.0.0.1:${api}`,
  })
  const log = (name: string) => openSync(path.join(folder, `${name}.log`), 'a')
  const main = [...serverFlags, '--disable-warning=ExperimentalWarning', path.join(root, 'src/main.ts')]
  const start = (name: string, roles: string, port: number) =>
    keepRunning(() =>
      spawn(process.execPath, main, {
        cwd: root,
        env: env(roles, port),
        stdio: ['ignore', log(name), log(name)],
      }),
    )
  const kept = new Map([['api', start('api', 'api,accounts', api)]])
  await ready(api)
  kept.set('worker', start('worker', 'worker', worker))
  kept.set('web', start('web1', 'web', web1))
  kept.set('web2', start('web2', 'web', web2))
  await Promise.all([worker, web1, web2].map(ready))
  const file = path.join(folder, 'front.cfg')
  writeFileSync(file, frontOf(proxy, [web1, web2]))
  kept.set(
    'front',
    keepRunning(() =>
      spawn('haproxy', ['-db', '-f', file], { stdio: ['ignore', log('front'), log('front')] }),
    ),
  )
  await answers(`http://127.0.0.1:${proxy}/`)
  return {
    origin: `http://127.0.0.1:${proxy}`,
    webs: [web1, web2].map((port) => `http://127.0.0.1:${port}`),
    kill: (role) => kept.get(role)!.kill(),
    async stop() {
      await Promise.all([...kept.values()].map((one) => one.stop()))
      await mails.close()
    },
  }
}

/** The file that is shipped, without https, which is not what is tried, and with two processes for pages. */
function frontOf(port: number, webs: readonly number[]): string {
  const servers = webs.map((web, at) => `server web${at + 1} 127.0.0.1:${web}`).join('\n    ')
  return (
    readFileSync(path.join(root, 'deploy/haproxy.cfg'), 'utf8')
      .replace('maxconn 20000', 'maxconn 1000')
      .replace(/frontend http\n(?: .*\n)+/, '')
      .replace(/bind :443.*/, `bind 127.0.0.1:${port}`)
      .replaceAll('server web1 127.0.0.1:3000', servers)
      .replaceAll('slowstart 5s', '')
      // All of them come from this machine.
      .replaceAll(/ *(?:stick-table|tcp-request|http-request return status 429).*\n/g, '')
      // Everybody has an address of their own, as if this were one of several proxies.
      .replace(/ *http-request set-header X-Forwarded-For.*\n/, '')
  )
}

function keepRunning(start: () => ChildProcess) {
  let child = start()
  let isEnding = false
  const again = () => {
    if (isEnding) return
    setTimeout(() => {
      if (isEnding) return
      child = start()
      child.once('exit', again)
    }, againMs)
  }
  child.once('exit', again)
  return {
    kill: () => void child.kill('SIGKILL'),
    async stop() {
      isEnding = true
      if (child.exitCode !== null || child.signalCode !== null) return
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      const late = setTimeout(() => child.kill('SIGKILL'), 8_000)
      await ended
      clearTimeout(late)
    },
  }
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
