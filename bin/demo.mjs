// npm run demo: fills the database that npm start uses with a world of any size, or goes on where that was ended.
import { spawn } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { takeLock } from './locks.mjs'
import { createProgress } from './progress.mjs'
import { startDatabase } from './services.mjs'
import { alone, dataFolder, install, projectNode, root } from './steps.mjs'

const usage = `Usage: npm run demo -- --businesses N --products N [--posts N] [--comments N] [--follows N] [--load] [--reset]

  --businesses N  companies; people come in proportion
  --products N    products of all companies
  --posts N       posts of companies and people over two years; none without it
  --comments N    comments and answers below them; none without it
  --follows N     follows of companies and people; without it few of each company
  --load          for measuring production: nobody of this world ever has a password, so production accepts the database
  --reset         first delete the embedded database, with whatever world it holds

  Ended at any moment, the same command goes on where it was.
`

const wish = read(process.argv.slice(2))
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
  const wish = { reset: words.includes('--reset'), load: words.includes('--load') }
  const others = words.filter((word) => word !== '--reset' && word !== '--load')
  for (let at = 0; at < others.length; at += 2) {
    const name = /^--(businesses|products|posts|comments|follows)$/.exec(others[at])?.[1]
    const value = Number((others[at + 1] ?? '').replaceAll(/[,_]/g, ''))
    if (!name || !Number.isInteger(value) || value < 1) wrong()
    wish[name] = value
  }
  if (!wish.businesses || !wish.products) wrong()
  const why = obstacleTo(wish)
  if (why) wrong(`${why}\n\n`)
  if (process.env.MODE === 'production' && !wish.load)
    wrong('There is no demo world in production but one for load: --load.\n\n')
  if (wish.reset && process.env.DATABASE_URL)
    wrong('--reset leaves the database of DATABASE_URL as it is: give an empty one instead.\n\n')
  return wish
}

/** Why there can be no such world. */
function obstacleTo({ businesses, products, posts = 0, comments = 0, follows }) {
  // Each company shows at least one product, and a hundred of them have room for so many.
  if (products < businesses || products > businesses * 8)
    return 'There must be one to eight products for each company.'
  // In two years, of which many were there for a part only; the first ones write ten times as much.
  if (posts > businesses * 200) return 'There can be at most 200 posts for each company.'
  if (comments > posts * 50) return 'There can be at most 50 comments for each post.'
  // Everybody follows others, nobody follows all: a quarter of all pairs, and what the demo buyer follows at least.
  if (follows !== undefined && (follows < 20 || follows > businesses ** 2 / 4))
    return 'There can be 20 follows, and at most a quarter of as many as the companies squared.'
  return undefined
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
  if (wish.reset) await deleteDatabase(folder)
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
      ...['businesses', 'products', 'posts', 'comments', 'follows'].flatMap((name) =>
        wish[name] === undefined ? [] : [`--${name}`, String(wish[name])],
      ),
      ...(wish.load ? ['--load'] : []),
      ...(process.env.DEMO_CHUNK ? ['--chunk', process.env.DEMO_CHUNK] : []),
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
  const said = ['posts', 'comments', 'follows'].flatMap((name) =>
    wish[name] === undefined ? [] : [`${count(wish[name])} ${name}`],
  )
  const all = [`${count(wish.businesses)} companies`, `${count(wish.products)} products`, ...said]
  process.stdout.write(
    `\n  ${all.slice(0, -1).join(', ')} and ${all.at(-1)} are there after ${span(Date.now() - began)}; ` +
      `the database takes ${(bytes / 1e9).toFixed(1)} GB. npm start shows them.\n`,
  )
}
