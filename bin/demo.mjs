// npm run demo: fills the database that npm start uses with a world of any size, or goes on where that was ended.
import { spawn } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { takeLock } from './locks.mjs'
import { createProgress } from './progress.mjs'
import { startDatabase } from './services.mjs'
import { alone, dataFolder, install, projectNode, root } from './steps.mjs'

const usage = `Usage: npm run demo -- --businesses N --products N [--reset]

  --businesses N  companies; people come in proportion
  --products N    products of all companies
  --reset         first delete the embedded database, with whatever world it holds

  Ended at any moment, the same command goes on where it was.
`

const { businesses, products, reset } = read(process.argv.slice(2))
const data = dataFolder()
const progress = createProgress()
const began = Date.now()
let database
let filling
let ended = false
let since

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, () => {
    ended = true
    filling?.kill('SIGTERM')
  })

process.exit(await fill())

function read(argv) {
  const words = argv.flatMap((word) => (/^--\w+=/.test(word) ? word.split(/=(.*)/s, 2) : [word]))
  const wish = { reset: words.includes('--reset') }
  const others = words.filter((word) => word !== '--reset')
  for (let at = 0; at < others.length; at += 2) {
    const name = /^--(businesses|products)$/.exec(others[at])?.[1]
    const value = Number((others[at + 1] ?? '').replaceAll(/[,_]/g, ''))
    if (!name || !Number.isInteger(value) || value < 1) wrong()
    wish[name] = value
  }
  if (!wish.businesses || !wish.products) wrong()
  // Each company shows at least one product, and a hundred of them have room for so many.
  if (wish.products < wish.businesses || wish.products > wish.businesses * 8)
    wrong('There must be one to eight products for each company.\n\n')
  if (process.env.MODE === 'production') wrong('There is no demo world in production.\n\n')
  if (wish.reset && process.env.DATABASE_URL)
    wrong('--reset leaves the database of DATABASE_URL as it is: give an empty one instead.\n\n')
  return wish
}

function wrong(why = '') {
  process.stderr.write(`${why}${usage}`)
  process.exit(2)
}

async function fill() {
  try {
    await alone(progress, () => install(progress))
    const url = process.env.DATABASE_URL ?? (await embedded())
    const code = ended ? 130 : await run(url)
    await database?.close()
    if (ended) process.stdout.write('\nEnded. The same command goes on where it was.\n')
    return ended ? 130 : code
  } catch (error) {
    progress.fail()
    process.stderr.write(`\n${error.message}\n`)
    await database?.close()
    return 1
  }
}

async function embedded() {
  const { holder } = takeLock(path.join(data, 'start.lock'))
  if (holder)
    throw new Error(
      `A start (process ${holder}) is using the database in ${data}: stop it first, or set DATA_FOLDER.`,
    )
  const folder = path.join(data, 'postgres')
  if (reset) await deleteDatabase(folder)
  progress.begin('Database')
  database = startDatabase(folder, ['--bulk'])
  const url = await database.ready
  progress.done(`embedded PostgreSQL in ${data}`)
  return url
}

async function deleteDatabase(folder) {
  const { placesFor, stopLeftServer } = await import('./postgres.mjs')
  const places = placesFor(folder)
  progress.begin('Reset')
  await stopLeftServer(places.data)
  for (const place of [folder, places.data, `${places.data}.password`])
    fs.rmSync(place, { recursive: true, force: true })
  progress.done(`the database in ${data} is deleted`)
}

/** Resolves with the code with which the filling ended. */
function run(url) {
  progress.begin('Migrations')
  since = { step: 'migrations' }
  filling = spawn(
    projectNode(),
    [
      '--disable-warning=ExperimentalWarning',
      path.join(root, 'scripts', 'demo.ts'),
      ...[businesses, products, process.env.DEMO_CHUNK ?? ''].filter(Boolean).map(String),
    ],
    {
      cwd: root,
      detached: true,
      env: { ...process.env, DATABASE_URL: url },
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    },
  )
  let said = ''
  filling.stderr.setEncoding('utf8').on('data', (text) => (said = (said + text).slice(-8_000)))
  filling.on('message', show)
  return new Promise((resolve) => {
    filling.once('error', (error) => resolve(finish(1, error.message)))
    filling.once('close', (code) => resolve(finish(code ?? 1, said)))
  })
}

function finish(code, said) {
  if (code !== 0) progress.fail()
  if (code !== 0 && !ended) process.stderr.write(`\n${said}`)
  return code
}

/** What is being filled, as steps: { step, done, total }. */
function show({ step, done, total }) {
  if (step === 'size') return tellEnd(done)
  if (step !== since?.step) {
    progress.begin(step[0].toUpperCase() + step.slice(1))
    since = { step, at: Date.now(), done }
  }
  if (!total) return
  const left =
    done > since.done ? ((Date.now() - since.at) * (total - done)) / (done - since.done) : undefined
  progress.tell(`${count(done)} of ${count(total)}${left === undefined ? '' : `, about ${span(left)} left`}`)
}

function count(number) {
  return Number(number).toLocaleString('en')
}

function span(ms) {
  return ms < 90_000 ? `${Math.round(ms / 1000)} s` : `${Math.round(ms / 60_000)} min`
}

function tellEnd(bytes) {
  progress.done()
  process.stdout.write(
    `\n  ${count(businesses)} companies and ${count(products)} products are there after ${span(Date.now() - began)}; ` +
      `the database takes ${(bytes / 1e9).toFixed(1)} GB. npm start shows them.\n`,
  )
}
