// npm start: installs when needed, builds when stale, starts the embedded database and the server, prints the address,
// and stops all of it in good order. Runs on Node 20 too; the server itself runs on the Node of the packages.
import fs from 'node:fs'
import path from 'node:path'
import { takeLock } from './locks.mjs'
import { optionList, readOptions, settingsOf } from './options.mjs'
import { startPayments, wantsStandIn } from './payments.mjs'
import { nextFreePort, portIsFree } from './ports.mjs'
import { createProgress } from './progress.mjs'
import { freshLog, keptSecret, lastLogLines, startDatabase, startServer } from './services.mjs'
import { alone, build, dataFolder, install, projectNode, root, run, StepError, stopTools } from './steps.mjs'

const serverStopMs = 4_200
const allStopMs = 4_900

const { options, problem } = readOptions(process.argv.slice(2))
if (problem || options.help) {
  process[problem ? 'stderr' : 'stdout'].write(
    `${problem ? `${problem}.\n\n` : ''}${optionList('npm start')}\n`,
  )
  process.exit(problem ? 2 : 0)
}

const settings = settingsOf(options)
const data = dataFolder()
const roles = (settings.ROLES ?? 'web,api,accounts,worker').split(',').map((role) => role.trim())
const production = settings.MODE === 'production'
const hasWeb = roles.includes('web')
const embedded = !production && !settings.DATABASE_URL && roles.some((role) => role !== 'web')
const progress = createProgress()

let database
let databaseUrl
/** The stand-in of the payment provider, unless keys of a real one were given. */
let payments
let server
/** @type {Promise<void> | undefined} */
let stopping
let serverSaid = ''
/** How to log in to the demo world, when there is one. */
let logIns = []

// Whoever read the output may be gone before this ends.
process.stdout.on('error', () => {})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void stop(signal, 0))

try {
  await start()
} catch (error) {
  if (stopping) await stopping
  progress.fail()
  process.stderr.write(`\n${error instanceof StepError ? error.message : (error.stack ?? error)}\n`)
  await stop('a step failed', error.code === 2 ? 2 : 1)
}

async function start() {
  await alone(progress, async () => {
    await install(progress)
    if (hasWeb) await build(progress)
  })
  await checkSettings()
  checkDataFolder()
  if (embedded) holdDatabase()
  if (options.reset) await reset()
  const port = await choosePort()
  if (stopping) return

  if (embedded) {
    progress.begin('Database')
    database = startDatabase(path.join(data, 'postgres'))
    databaseUrl = await database.ready
    progress.done(`embedded PostgreSQL in ${shown(data)}`)
    void database.ended.then(() => {
      if (!stopping) stopBecause(`The database ended by itself.\n${database.said()}`)
    })
  }
  if (stopping) return
  await openPayments()
  if (stopping) return
  await serve(port)
}

/** Asks the server's own reader, so that a wrong setting is told before anything is started. */
async function checkSettings() {
  const env = { ...settings, ...(embedded ? { DATABASE_URL: 'postgres://embedded@127.0.0.1/postgres' } : {}) }
  const reader = `
    import { readConfig } from './src/platform/config.ts'
    try { readConfig(process.env) } catch (error) {
      if (error.name !== 'ConfigError') throw error
      process.stdout.write(error.message); process.exit(2)
    }`
  const { code, output } = await run(
    projectNode(),
    ['--disable-warning=ExperimentalWarning', '--input-type=module', '-e', reader],
    { env },
  )
  if (code !== 0) throw new StepError(`The settings are not right:\n${output}`, code)
}

function checkDataFolder() {
  try {
    fs.mkdirSync(data, { recursive: true })
    fs.accessSync(data, fs.constants.W_OK)
  } catch (error) {
    throw new StepError(
      `DATA_FOLDER: ${data} cannot be written (${error.code}). Allowed: a folder, there or not, that this user may write to.`,
      2,
    )
  }
}

function holdDatabase() {
  const { holder } = takeLock(path.join(data, 'start.lock'))
  if (holder)
    throw new StepError(
      `Another start (process ${holder}) is using the database in ${shown(data)}: stop it first, or give this one a folder of its own with DATA_FOLDER.`,
    )
}

async function reset() {
  const { placesFor, stopLeftServer } = await import('./postgres.mjs')
  const places = placesFor(path.join(data, 'postgres'))
  progress.begin('Reset')
  progress.say(
    `--reset deletes everything kept in ${data}: the embedded database, files, secrets and logs.${
      settings.DATABASE_URL ? ' The database of DATABASE_URL is left as it is.' : ''
    }`,
  )
  await stopLeftServer(places.data)
  const kept = ['start.lock', 'prepare.lock', 'payments.lock']
  const names = fs.existsSync(data) ? fs.readdirSync(data).filter((name) => !kept.includes(name)) : []
  for (const place of [...names.map((name) => path.join(data, name)), places.data, `${places.data}.password`])
    fs.rmSync(place, { recursive: true, force: true })
  progress.done('all deleted')
}

async function openPayments() {
  if (!wantsStandIn(settings)) return
  const onlyPages = !roles.includes('api') && !roles.includes('worker')
  if (!onlyPages) progress.begin('Test payments')
  payments = await startPayments(data, settings.HOST, { onlyPages })
  if (onlyPages) return
  progress.done(payments ? `${payments.url}: no money moves` : 'none')
  void payments?.ended.then(() => {
    if (!stopping) stopBecause(`The test payments ended by themselves.\n${payments.said()}`)
  })
}

async function choosePort() {
  const host = settings.HOST
  if (settings.PORT === undefined) return nextFreePort(3000, host)
  const port = Number(settings.PORT)
  const free = await portIsFree(port, host).catch((error) => {
    if (error.code !== 'EACCES') throw error
    throw new StepError(
      `PORT: ${port} needs special rights on this machine. Allowed: a free port above 1023.`,
      2,
    )
  })
  if (!free)
    throw new StepError(
      `PORT: ${port} is in use by another program. Give a free one, or none: then 3000 or the next free one is taken.`,
      2,
    )
  return port
}

async function serve(firstPort) {
  const logFile = freshLog(data, options.roles ? `server-${roles.join('-')}` : 'server')
  let port = firstPort
  for (;;) {
    const outcome = await serveOn(port, logFile)
    if (outcome !== 'port taken' || settings.PORT !== undefined) return
    port = await nextFreePort(port + 1, settings.HOST)
  }
}

/** Resolves when the server is ready or has ended; 'port taken' when another program took the port in between. */
async function serveOn(port, logFile) {
  serverSaid = ''
  progress.begin(embedded || settings.DATABASE_URL ? 'Migrations' : 'Server')
  const env = {
    ...settings,
    NODE_ENV: 'production',
    PORT: String(port),
    DATA_FOLDER: data,
    ...(production || settings.SECRET ? {} : { SECRET: keptSecret(data) }),
    ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
    ...payments?.settings,
  }
  let address
  const ready = new Promise((resolve) => {
    server = startServer(env, {
      logFile,
      onError: (text) => {
        serverSaid = (serverSaid + text).slice(-8_000)
        if (address) process.stderr.write(text)
      },
      onStep: (message) => {
        showStep(message)
        if (message.step !== 'ready') return
        address = message.text
        resolve('ready')
      },
    })
    void server.ended.then((end) => resolve(end))
  })
  const outcome = await ready
  if (stopping) return
  if (outcome !== 'ready') {
    if (serverSaid.includes('EADDRINUSE') && settings.PORT === undefined) return 'port taken'
    progress.fail()
    stopBecause(serverSaid.trim() || endedText(outcome, logFile), outcome.code === 2 ? 2 : 1)
    return
  }
  void server.ended.then((end) => {
    if (!stopping) stopBecause(endedText(end, logFile))
  })
  if (roles.includes('api')) await payments?.tell(address)
  const mails =
    hasWeb && !production && !settings.SMTP_URL ? `  ${new URL('/dev/mail', address)} keeps the mails\n` : ''
  process.stdout.write(
    `\n  ${address}\n${mails}${logInLines()}\n  Ctrl-C stops it. Its log: ${shown(logFile)}\n`,
  )
}

/** The ready log-ins of the demo world, in lines for a person. */
function logInLines() {
  if (logIns.length === 0) return ''
  const width = Math.max(...logIns.map(({ email }) => email.length))
  const lines = logIns.map(({ email, password, name }) => `    ${email.padEnd(width)}  ${password}  ${name}`)
  const note = 'Staff type a code as well, which `npm run code` shows, and work in /console.'
  return `\n  Log-ins of the demo world:\n${lines.join('\n')}\n    ${note}\n`
}

/** What the server is doing, as steps: { step: migrate | migrated | demo | log-ins | ready, done, total, text, logIns }. */
function showStep({ step, done, total, text, logIns: known }) {
  const count = (number) => Number(number).toLocaleString('en')
  if (step === 'migrate') progress.tell(text)
  else if (step === 'migrated') {
    progress.done(done > 0 ? `${done} applied` : 'nothing new')
    progress.begin('Server')
  } else if (step === 'demo') {
    const amount = total ? `${count(done ?? 0)} of ${count(total)}` : ''
    progress.tell([text, amount].filter(Boolean).join(' '), 'Demo world')
  } else if (step === 'log-ins') {
    logIns = known
  } else if (step === 'ready') {
    if (progress.step === 'Demo world') progress.begin('Server')
    progress.done(roles.join(', '))
  }
}

function endedText({ code, signal, error }, logFile) {
  const how = error ? error.message : signal ? `ended by ${signal}` : `ended with code ${code}`
  return [
    `The server stopped by itself (${how}). The end of its log, ${shown(logFile)}:`,
    lastLogLines(logFile),
  ].join('\n')
}

function stopBecause(text, code = 1) {
  process.stderr.write(`\n${text}\n`)
  void stop('a part ended', code)
}

/** Stops the server, then the database; ends this process with `code`. A second call changes nothing. */
function stop(_why, code) {
  stopping ??= (async () => {
    setTimeout(() => {
      process.stderr.write('Not everything stopped in time.\n')
      process.exit(1)
    }, allStopMs)
    stopTools()
    if (server || database || payments) {
      progress.begin('Stop')
      await server?.stop(serverStopMs)
      await payments?.close()
      await database?.close()
      progress.done()
    }
    process.exit(code)
  })()
  return stopping
}

function shown(place) {
  const relative = path.relative(root, place)
  return relative.startsWith('..') ? place : relative
}
