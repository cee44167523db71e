// npm run dev: the embedded database, and the server in development mode in two processes. The one with the pages stays up, and
// Vite shows a changed component at once; the one with the calls and the jobs starts again when a behaviour or a migration changes.
import fs from 'node:fs'
import path from 'node:path'
import { takeLock } from './locks.mjs'
import { optionList, readOptions, settingsOf } from './options.mjs'
import { startPayments, wantsStandIn } from './payments.mjs'
import { nextFreePort } from './ports.mjs'
import { createProgress } from './progress.mjs'
import { freshLog, keptSecret, startDatabase, startServer } from './services.mjs'
import { alone, dataFolder, install, root, stopTools } from './steps.mjs'

/** What was asked meanwhile is asked again by the page that is loaded anew. */
const restartStopMs = 300
const endMs = 3_000
/** Editors write a file in several steps: they count as one change. */
const settleMs = 150
const watched = ['src', 'packages', 'db/migrations', 'bin/postgres.mjs']
/** Changed by the development pages themselves, without a restart. */
const reloadedByPages = /^(web|messages\/\w+\/.*\.po)/
/** Read by nothing that pages need: only the calls start again. */
const onlyOfCalls = /^(src[/\\](domains|demo|testing|roles[/\\](?!web|files))|packages|db)[/\\]/

const { options, problem } = readOptions(process.argv.slice(2))
if (problem || options.help || options.reset || options.production) {
  const told = problem ?? (options.help ? '' : '--reset and --production belong to npm start')
  process[told ? 'stderr' : 'stdout'].write(`${told ? `${told}.\n\n` : ''}${optionList('npm run dev')}\n`)
  process.exit(told ? 2 : 0)
}

const settings = { ...settingsOf(options), MODE: 'development', NODE_ENV: 'development' }
const data = dataFolder()
const progress = createProgress()
let database
let payments
/** By name: `calls` and `pages`, or one `server` when roles were chosen. */
const servers = new Map()
let parts
let stopping = false
let restarting

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void stop(0))

try {
  await alone(progress, () => install(progress))
  settings.PORT ??= String(await nextFreePort(3000, settings.HOST))
  if (!settings.DATABASE_URL) await openDatabase()
  settings.SECRET ??= keptSecret(data)
  if (wantsStandIn(settings)) payments = await startPayments(data, settings.HOST)
  Object.assign(settings, payments?.settings)
  parts = await partsOf(settings)
  watch()
  for (const name of Object.keys(parts)) serve(name)
} catch (error) {
  progress.fail()
  process.stderr.write(`\n${error.message}\n`)
  await stop(1)
}

async function openDatabase() {
  const { holder } = takeLock(path.join(data, 'start.lock'))
  if (holder)
    throw new Error(`Another start (process ${holder}) is using the database in ${data}: stop it first.`)
  progress.begin('Database')
  database = startDatabase(path.join(data, 'postgres'))
  settings.DATABASE_URL = await database.ready
  progress.done('embedded PostgreSQL')
}

/** The settings of each process; the calls stand behind the pages, at an address that only this machine reaches. */
async function partsOf(all) {
  if (all.ROLES) return { server: all }
  const port = await nextFreePort(Number(all.PORT) + 1, '127.0.0.1')
  const {
    DATABASE_URL: _url,
    DATABASE_DIRECT_URL: _direct,
    DATABASE_COSTLY_URL: _costly,
    DATABASE_REPLICA_URLS: _replicas,
    ...withoutDatabase
  } = all
  return {
    calls: {
      ...all,
      ROLES: 'api,accounts,worker',
      HOST: '127.0.0.1',
      PORT: String(port),
      PAGES_PORT: all.PORT,
      TRUST_PROXY: all.TRUST_PROXY ?? '127.0.0.1',
    },
    pages: { ...withoutDatabase, ROLES: 'web', API_URL: `http://127.0.0.1:${port}` },
  }
}

function serve(name) {
  const since = Date.now()
  const logFile = freshLog(data, name)
  const started = startServer(
    { ...parts[name], DATA_FOLDER: data },
    {
      logFile,
      onError: (text) => process.stderr.write(text),
      onStep: ({ step, text }) => {
        if (step !== 'ready') return
        ready(name, text, since, logFile)
        if (name !== 'pages') void payments?.tell(`http://127.0.0.1:${parts[name].PORT}`)
      },
    },
  )
  servers.set(name, started)
  void started.ended.then(() => {
    if (servers.get(name) !== started || stopping) return
    servers.delete(name)
    progress.say(`✗ The process with the ${name} ended: waiting for a change.`)
  })
}

function ready(name, text, since, logFile) {
  const told = name === 'calls' ? 'calls and jobs' : text
  const seconds = ((Date.now() - since) / 1000).toFixed(1)
  progress.say(`✓ ${told}  ${seconds} s, log: ${path.relative(root, logFile)}`)
  // Open pages show what has changed.
  if (name === 'calls') servers.get('pages')?.tell({ reload: true })
}

function watch() {
  let timer
  const changed = new Set()
  for (const place of watched)
    fs.watch(path.join(root, place), { recursive: true }, (_event, name) => {
      if (!name || /\.test\.tsx?$|~$|\.sw[a-z]$/.test(name)) return
      if (place === 'src' && reloadedByPages.test(name.replaceAll('\\', '/'))) return
      changed.add(path.join(place, name))
      clearTimeout(timer)
      timer = setTimeout(() => {
        const files = [...changed]
        changed.clear()
        restarting = (restarting ?? Promise.resolve()).then(() => restart(files))
      }, settleMs)
    })
}

async function restart(files) {
  if (stopping) return
  progress.say(`… ${files.join(', ')} changed`)
  const calls = files.every((file) => onlyOfCalls.test(file)) && parts.calls
  await Promise.all(
    Object.keys(parts)
      .filter((name) => !calls || name === 'calls')
      .map(async (name) => {
        const old = servers.get(name)
        servers.delete(name)
        await old?.stop(restartStopMs)
        if (!stopping) serve(name)
      }),
  )
}

async function stop(code) {
  if (stopping) return
  stopping = true
  stopTools()
  await Promise.all([...servers.values()].map((server) => server.stop(endMs)))
  await payments?.close()
  await database?.close()
  process.exit(code)
}
