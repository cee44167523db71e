// npm run dev: the embedded database and the server in development mode. Pages reload by themselves; the server starts again,
// within two seconds, when one of its files or a migration changes.
import fs from 'node:fs'
import path from 'node:path'
import { takeLock } from './locks.mjs'
import { optionList, readOptions, settingsOf } from './options.mjs'
import { nextFreePort } from './ports.mjs'
import { createProgress } from './progress.mjs'
import { freshLog, keptSecret, startDatabase, startServer } from './services.mjs'
import { alone, dataFolder, install, root, stopTools } from './steps.mjs'

const restartStopMs = 1_000
/** Editors write a file in several steps: they count as one change. */
const settleMs = 150
const watched = ['src', 'packages', 'db/migrations', 'bin/postgres.mjs']
/** Changed by the development pages themselves, without a restart. */
const reloadedByPages = /^(web|messages\/\w+\/.*\.po)/

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
let server
let stopping = false
let restarting

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void stop(0))

try {
  await alone(progress, () => install(progress))
  settings.PORT ??= String(await nextFreePort(3000, settings.HOST))
  if (!settings.DATABASE_URL) await openDatabase()
  settings.SECRET ??= keptSecret(data)
  watch()
  serve()
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

function serve() {
  const since = Date.now()
  const logFile = freshLog(data, 'server')
  const started = startServer(
    { ...settings, DATA_FOLDER: data },
    {
      logFile,
      onError: (text) => process.stderr.write(text),
      onStep: ({ step, text }) => {
        if (step === 'ready')
          progress.say(
            `✓ ${text}  ${((Date.now() - since) / 1000).toFixed(1)} s, log: ${path.relative(root, logFile)}`,
          )
      },
    },
  )
  server = started
  void started.ended.then(() => {
    if (server !== started || stopping) return
    server = undefined
    progress.say('✗ The server ended: waiting for a change.')
  })
}

function watch() {
  let timer
  let changed
  for (const place of watched)
    fs.watch(path.join(root, place), { recursive: true }, (_event, name) => {
      if (!name || /\.test\.tsx?$|~$|\.sw[a-z]$/.test(name)) return
      if (place === 'src' && reloadedByPages.test(name.replaceAll('\\', '/'))) return
      changed = path.join(place, name)
      clearTimeout(timer)
      timer = setTimeout(() => {
        restarting = (restarting ?? Promise.resolve()).then(() => restart(changed))
      }, settleMs)
    })
}

async function restart(changed) {
  if (stopping) return
  progress.say(`… ${changed} changed`)
  const old = server
  server = undefined
  await old?.stop(restartStopMs)
  if (!stopping) serve()
}

async function stop(code) {
  if (stopping) return
  stopping = true
  stopTools()
  const last = server
  await last?.stop(restartStopMs * 3)
  await database?.close()
  process.exit(code)
}
