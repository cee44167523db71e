// The calls of the API and the jobs of payments as a process of its own, for tests that kill it: database, provider, its port.
import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { flushCompileCache } from 'node:module'
import { reconcile } from '../domains/billing/reconciling.ts'
import { reconcileRefunds } from '../domains/billing/refunds.ts'
import { openDatabase, type Db } from '../platform/db.ts'
import { payThrough } from '../platform/payments/place.ts'
import type { PaymentProvider } from '../platform/payments/provider.ts'
import { stripePayments } from '../platform/payments/stripe/payments.ts'
import { sealWith } from '../platform/sealing.ts'
import { serveApi } from '../roles/api.ts'
import { testLog, testSecret, testServer } from './server.ts'
import { standInKeys } from './stand-in.ts'

/** Does what the jobs of a minute do, as at a moment; answers what went wrong. */
async function runJobs(db: Db, provider: PaymentProvider, at: Date): Promise<string[]> {
  const wrong: string[] = []
  const note = (error: unknown) => void wrong.push(String(error))
  await reconcile(db, provider, testLog, at).catch(note)
  await reconcileRefunds(db, provider, (_, error) => note(error), at).catch(note)
  return wrong
}

async function serve([url = '', provider = '', port = '0']: readonly string[]): Promise<void> {
  sealWith(testSecret)
  const { db } = openDatabase(url, { max: 6, log: testLog })
  const payments = stripePayments({ ...standInKeys, origin: provider })
  payThrough(payments)
  const app = testServer()
  serveApi(app, { db, defaultEdition: 'jp' })
  await app.listen({ port: Number(port), host: '127.0.0.1' })
  process.on('message', (at: string) => {
    void runJobs(db, payments, new Date(at)).then((wrong) => process.send?.({ wrong }))
  })
  // Those that are started after it are there in half of the time.
  flushCompileCache()
  // Whoever started it is gone.
  process.on('disconnect', () => process.exit())
  process.send?.({ ready: true })
}

export type PayingProcess = Awaited<ReturnType<typeof aPayingProcess>>
type Told = { ready?: true; wrong?: string[] }

/** `compiled` is a folder for what Node makes of our sources. */
type Options = { url: string; provider: string; port: number; compiled: string }

/** Starts one. `runJobs` answers what went wrong, and undefined when it died meanwhile. */
export async function aPayingProcess(options: Options) {
  const { url, provider, port, compiled } = options
  const child: ChildProcess = fork(import.meta.filename, [url, provider, String(port)], {
    env: { ...process.env, NODE_COMPILE_CACHE: compiled },
    execArgv: ['--disable-warning=ExperimentalWarning'],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const ended = once(child, 'exit')
  const told = () =>
    Promise.race([once(child, 'message').then(([said]) => said as Told), ended.then((): Told => ({}))])
  if (!(await told()).ready) throw new Error('The process that takes payments did not start.')
  return {
    async runJobs(at: Date): Promise<string[] | undefined> {
      if (!child.connected) return undefined
      const answer = told()
      child.send(at.toISOString(), () => {})
      return (await answer).wrong
    },
    async kill() {
      child.kill('SIGKILL')
      await ended
    },
  }
}

if (process.argv[1] === import.meta.filename) await serve(process.argv.slice(2))
