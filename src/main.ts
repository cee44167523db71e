// Reads the configuration, opens the database, starts the roles it is asked for, and stops them in good order. What only some
// roles need is read when they are asked for: a process that restarts among others should be back soon.
import { randomBytes } from 'node:crypto'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { ConfigError, readConfig, type Config } from './platform/config.ts'
import { databaseAnswers, hasLimits } from './platform/database-health.ts'
import { keptBy, openDatabase, type Database } from './platform/db.ts'
import { startDelivering } from './platform/events.ts'
import { giveWay } from './platform/give-way.ts'
import { placeToListen } from './platform/http/listening.ts'
import { createServer, refuseUnknown } from './platform/http/server.ts'
import { readPasswordFrom } from './platform/database-password.ts'
import { createLog, inPortions, type Logger } from './platform/log.ts'
import { measureCalls, measureLanes } from './platform/measures.ts'
import { createMetrics, type Metrics } from './platform/metrics.ts'
import { migrate } from './platform/migrations.ts'
import { rememberAddresses } from './platform/names.ts'
import { sealWith } from './platform/sealing.ts'
import { allEditions, linkHere, placeEditions } from './domains/editions/editions.ts'
import { openInvalidation, type Changes } from './roles/cache-invalidation.ts'
import { isolateFilesHost, openStorage } from './roles/files.ts'
import { openPayments, paymentsInBrowser } from './platform/payments/open.ts'
import { payThrough } from './platform/payments/place.ts'
import { domainJobs, domainListeners } from './roles/domains.ts'
import type { TakesSeen } from './roles/seen.ts'
import { measureAll, measureStreams, serveMetrics } from './roles/metrics.ts'
import { tellSecurity } from './roles/security-metrics.ts'
import { openTelemetry } from './roles/telemetry.ts'

/** Tells the starter what is being done; without one it goes to the log. */
function report(
  log: Logger,
  step: string,
  detail: { done?: number; total?: number; text?: string } = {},
): void {
  if (process.send) process.send({ step, ...detail })
  else log.info({ step, ...detail }, 'start')
}

type Closing = { name: string; close(): Promise<unknown> | void }

/** `isStopping`: whether those in front are told to go to others. */
type Life = { log: Logger; closings: Closing[]; isStopping(): boolean }

async function start(config: Config, { log, closings, isStopping }: Life): Promise<string> {
  const has = (role: string) => (config.ROLES as string[]).includes(role)
  giveWay(config.ROLES)
  const metrics = createMetrics()
  measureCalls(metrics, log)
  measureLanes(metrics, log)
  const telemetry = await openTelemetry(config, metrics, log)
  if (telemetry) closings.push({ name: 'telemetry', close: telemetry.close })
  tellSecurity(metrics, log)
  const database = config.DATABASE_URL
    ? openDatabase(config.DATABASE_URL, {
        max: config.DATABASE_POOL,
        log,
        directUrl: config.DATABASE_DIRECT_URL,
        costlyUrl: config.DATABASE_COSTLY_URL,
        prepare: config.DATABASE_PREPARE === 'yes',
        // Whatever else runs writes most of what it reads.
        replicaUrls: has('api') ? config.DATABASE_REPLICA_URLS : undefined,
      })
    : undefined
  if (database) closings.push({ name: 'database', close: database.close })
  if (database) await prepareData(config, database, log)

  const app = createServer({
    log,
    metrics,
    secure: config.MODE === 'production',
    trustProxy: config.TRUST_PROXY ?? false,
    ready: async () => !isStopping() && (!database || databaseAnswers(database.db)),
  })
  refuseUnknown(app)
  closings.push({ name: 'metrics', ...(await serveMetrics(app, config, metrics)) })
  await addRoles(config, app, database, metrics, log, has, closings)

  closings.push({ name: 'server', close: () => app.close() })
  await app.listen(placeToListen(config, process.env, process.pid))
  return `http://${config.HOST === '127.0.0.1' ? 'localhost' : config.HOST}:${config.PORT}/`
}

async function prepareData(config: Config, database: Database, log: Logger): Promise<void> {
  if (config.MODE === 'production') await refuseDemoWorld(database)
  const folder = path.resolve(import.meta.dirname, '../db/migrations')
  const applied = await migrate(database.pool, folder, (name) => report(log, 'migrate', { text: name }))
  report(log, 'migrated', { done: applied.length })
  if (!(await hasLimits(database.db)))
    log.warn('the pooler leaves out limits of time: see deploy/pgbouncer.ini, connect_query')
  if (!hasDemo(config)) return
  const { fillDemo } = await import('./roles/demo.ts')
  const { fillLogIns } = await import('./demo/log-ins.ts')
  await fillDemo(database, (step, done, total) => report(log, 'demo', { text: step, done, total }))
  // Passwords are for the starter's screen only, and never for a log.
  const logIns = await fillLogIns(database.db)
  if ((config.ROLES as string[]).includes('accounts')) process.send?.({ step: 'log-ins', logIns })
}

/** Its people are known to everybody, with the passwords of three of them; those of a world for load are nobody's. */
async function refuseDemoWorld(database: Database): Promise<void> {
  const { holdsLogIns } = await import('./demo/queries.ts')
  if (await holdsLogIns(database.db))
    throw new ConfigError(
      'DATABASE_URL: its value is not allowed. Allowed in production: a database without the demo world.',
    )
}

const hasDemo = ({ DEMO, MODE }: Config) => DEMO === 'yes' && (MODE === 'demo' || MODE === 'development')

async function addRoles(
  config: Config,
  app: ReturnType<typeof createServer>,
  database: Database | undefined,
  metrics: Metrics,
  log: Logger,
  has: (role: string) => boolean,
  closings: Closing[],
): Promise<void> {
  const url = config.DATABASE_DIRECT_URL ?? config.DATABASE_URL
  isolateFilesHost(app, config)
  if (database) closings.push({ name: 'files', ...(await openStorage(config, has('api') ? app : undefined)) })
  if (database && hasDemo(config)) await (await import('./demo/papers.ts')).giveDocuments(database.db)
  let changes: Changes | undefined
  let seen: TakesSeen | undefined
  if (database) payThrough(openPayments(config))
  if (database && url && has('api')) {
    const { serveApi, warmApi } = await import('./roles/api.ts')
    const { servePagesCalls } = await import('./roles/pages-calls.ts')
    const { openLive } = await import('./roles/live.ts')
    const { seenInto, serveSeenAway } = await import('./roles/seen.ts')
    changes = openInvalidation({
      url,
      secret: config.SECRET,
      db: database.db,
      kept: keptBy(database.db)!.store,
      log,
    })
    closings.push({ name: 'changes', close: changes.close })
    const live = openLive({ db: database.db, url, log })
    closings.push({ name: 'live', close: live.close })
    measureStreams(metrics, live, log)
    const { db } = database
    const taking = seenInto(db, log)
    seen = taking
    closings.push({ name: 'what was seen', close: taking.close })
    serveApi(app, {
      db,
      defaultEdition: config.EDITION,
      more: [
        live.serve,
        changes.serve,
        (scope) => servePagesCalls(scope, { db, secret: config.SECRET }),
        (scope) => serveSeenAway(scope, { taking, secret: config.SECRET }),
      ],
    })
    const { watchHealth } = await import('./domains/status/health.ts')
    closings.push({ name: 'health', close: watchHealth() })
    await warmApi(database.db, config.EDITION)
    if (hasDemo(config)) (await import('./roles/demo.ts')).serveDemoMedia(app, config, database)
    await serveLinkCards(app, config, database)
  }
  if (database && has('accounts')) {
    const { serveAccounts } = await import('./roles/accounts.ts')
    serveAccounts(app, { db: database.db, defaultEdition: config.EDITION })
  }
  if (has('web')) {
    const { serveWeb } = await import('./roles/web.ts')
    const { serveKeptMails } = await import('./roles/dev-mail.ts')
    serveKeptMails(app, { ...config, folder: mailFolder(config) })
    const db = has('api') ? database?.db : undefined
    const accountsDb = has('accounts') ? database?.db : undefined
    closings.push({
      name: 'web',
      ...(await serveWeb(app, {
        config,
        db,
        seen,
        changes,
        accountsDb,
        metrics,
        log,
        payments: paymentsInBrowser(config),
      })),
    })
  }
  // The outbox is drained wherever the database is, so news arrives also when no worker runs.
  if (database && url) {
    closings.push({ name: 'outbox', ...startDelivering(database.db, url, domainListeners, log) })
    measureAll(metrics, database.db, log)
  }
  if (database && url && has('worker')) closings.push(...(await startWorker(config, database, url, log)))
}

async function serveLinkCards(app: ReturnType<typeof createServer>, config: Config, database: Database) {
  const { serveLinkPreviews: serveCards } = await import('./roles/link-previews.ts')
  const { storage } = await import('./domains/files/place.ts')
  serveCards(app, {
    drawingAt: hasDemo(config) ? await demoDrawings(database) : async () => null,
    fileAt: (key, bytesMax) => storage().read(key, bytesMax),
    isFileAt: async (key) => (await storage().sizeOf(key)) !== null,
  })
}

/** What draws the demo world's pictures; only called where there is one, so that nowhere else any of it is read. */
async function demoDrawings(database: Database): Promise<(address: string) => Promise<string | null>> {
  const { demoPicture } = await import('./demo/pictures.ts')
  const { demoWorldOf } = await import('./demo/fill.ts')
  let world: Awaited<ReturnType<typeof demoWorldOf>> = null
  return async (address) => {
    world ??= await demoWorldOf(database.db)
    return world && demoPicture(world, address)
  }
}

async function startWorker(config: Config, database: Database, url: string, log: Logger): Promise<Closing[]> {
  const { startJobs } = await import('./platform/jobs.ts')
  const { mailIntoFolder } = await import('./platform/mail/eml.ts')
  const { mailOverSmtp } = await import('./platform/mail/smtp.ts')
  const way = config.SMTP_URL ? mailOverSmtp(config.SMTP_URL) : mailIntoFolder(mailFolder(config))
  const jobs = await startJobs(url, domainJobs(database.db, way, log), log)
  // Closed before the jobs are: what is being sent is sent, and nothing more begun.
  return [
    { name: 'jobs', ...jobs },
    { name: 'mail', close: way.close },
  ]
}

const mailFolder = (config: Config) => path.resolve(config.DATA_FOLDER, 'mail')

const stopWithinMs = 4_500

/** A second signal does not wait for anybody in front. Answers what knows whether it is stopping. */
function stopOnSignals({ DRAIN_SECONDS }: Config, log: Logger, closings: Closing[]): () => boolean {
  let stopping = false
  const drained = new AbortController()
  const stop = async (why: string) => {
    if (stopping) return drained.abort()
    stopping = true
    log.info({ why }, 'stopping')
    await pause(DRAIN_SECONDS * 1_000, undefined, { signal: drained.signal }).catch(() => {})
    setTimeout(() => process.exit(1), stopWithinMs).unref()
    for (const { name, close } of closings.reverse()) {
      try {
        await close()
      } catch (error) {
        log.warn({ name, error: String(error) }, 'not closed well')
      }
    }
    process.exit(0)
  }
  process.on('SIGTERM', () => void stop('SIGTERM'))
  process.on('SIGINT', () => void stop('SIGINT'))
  // The starter died: nobody could stop this process any more.
  process.on('disconnect', () => void stop('starter gone'))
  return () => stopping
}

/** The editions named in the settings must be ours; those with an origin are put there. */
function settleEditions({ EDITION, PUBLIC_ORIGINS = {}, MODE, PORT, PAGES_PORT = PORT }: Config): void {
  const allowed = allEditions('en').map(({ code }) => code)
  const named: [string, string][] = [
    ['EDITION', EDITION],
    ...Object.keys(PUBLIC_ORIGINS).map((code): [string, string] => ['PUBLIC_ORIGINS', code]),
  ]
  for (const [setting, code] of named)
    if (!allowed.includes(code))
      throw new ConfigError(`${setting}: "${code}" is not allowed. Allowed: ${allowed.join(', ')}.`)
  placeEditions(PUBLIC_ORIGINS)
  if (MODE !== 'production' && Object.keys(PUBLIC_ORIGINS).length === 0)
    linkHere({ port: PAGES_PORT, edition: EDITION })
}

/** Production has one; elsewhere one by chance lets everything work until the next start. */
function settleSecret({ SECRET }: Config, log: Logger): void {
  if (!SECRET) log.warn('SECRET is not set: what is sealed now cannot be read after a restart')
  sealWith(SECRET ?? randomBytes(32).toString('base64url'))
}

try {
  const config = readConfig(process.env)
  settleEditions(config)
  const log = createLog(config.LOG_LEVEL, inPortions(process.stdout.fd))
  settleSecret(config, log)
  rememberAddresses()
  readPasswordFrom(config.DATABASE_URL_FILE)
  const closings: Closing[] = []
  const address = await start(config, { log, closings, isStopping: stopOnSignals(config, log, closings) })
  report(log, 'ready', { text: address })
} catch (error) {
  const told =
    error instanceof ConfigError
      ? error.message
      : error instanceof Error
        ? (error.stack ?? error.message)
        : String(error)
  process.stderr.write(`${told}\n`)
  process.exit(error instanceof ConfigError ? 2 : 1)
}
