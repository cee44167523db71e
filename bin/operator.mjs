// What the operator's commands share: a program of scripts/ on DATABASE_URL, or on the embedded database: the one that a start
// keeps running, or else started for as long as this takes.
import { spawn } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { takeLock } from './locks.mjs'
import { placesFor } from './postgres.mjs'
import { startDatabase } from './services.mjs'
import { dataFolder, projectNode, root, run } from './steps.mjs'

/** The options in `argv`, once each, as `--name value` or `--name=value`; undefined for anything that is not in `names`. */
export function readOptions(argv, names) {
  const wish = {}
  const words = argv.flatMap((word) => (/^--\w+=/.test(word) ? word.split(/=(.*)/s, 2) : [word]))
  for (let at = 0; at < words.length; at += 2) {
    const name = /^--(\w+)$/.exec(words[at])?.[1]
    if (!names.includes(name) || wish[name] !== undefined || !words[at + 1]) return undefined
    wish[name] = words[at + 1]
  }
  return wish
}

/** A usage in the words of the command that a package installs, when that was called. */
const asCalled = (usage) =>
  process.env.MILLWRIGHT_COMMAND
    ? usage.replaceAll(/npm run (\S+)(?: --)?/g, `${process.env.MILLWRIGHT_COMMAND} $1`)
    : usage

/** Runs a program of scripts/ with `words`, says what it says, and ends this process as it ended; without words it says how it is called. */
export async function runOnDatabase(script, words, usage) {
  if (!words) {
    process.stderr.write(asCalled(usage))
    process.exit(2)
  }
  try {
    const database = process.env.DATABASE_URL ? { url: process.env.DATABASE_URL } : await embeddedDatabase()
    const { code, output } = await run(
      projectNode(),
      ['--disable-warning=ExperimentalWarning', path.join(root, 'scripts', script), ...words],
      { env: { ...process.env, DATABASE_URL: database.url } },
    )
    await database.close?.()
    process[code === 0 ? 'stdout' : 'stderr'].write(output)
    process.exit(code)
  } catch (error) {
    process.stderr.write(`${error.message}\n`)
    process.exit(1)
  }
}

/** Runs a program of scripts/ that needs no database of ours and says by itself what it does; ends as it ends. Without words it says how it is called. */
export function runByItself(script, words, usage) {
  if (!words) {
    process.stderr.write(asCalled(usage))
    process.exit(2)
  }
  const child = spawn(
    projectNode(),
    ['--disable-warning=ExperimentalWarning', path.join(root, 'scripts', script), ...words],
    { stdio: 'inherit' },
  )
  for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => child.kill(signal))
  return new Promise((resolve) => {
    child.once('close', (code) => {
      process.exitCode = code ?? 1
      resolve()
    })
  })
}

async function embeddedDatabase() {
  const data = dataFolder()
  const places = placesFor(path.join(data, 'postgres'))
  if (!fs.existsSync(path.join(places.data, 'PG_VERSION')))
    throw new Error(
      `There is no database in ${data} yet. Run npm start once, or set DATABASE_URL (and DATA_FOLDER, if it lies elsewhere).`,
    )
  const { holder } = takeLock(path.join(data, 'start.lock'))
  if (!holder) {
    const database = startDatabase(path.join(data, 'postgres'))
    return { url: await database.ready, close: database.close }
  }
  // The fourth line says on which port it listens, once it does; without the file it has not begun, or has just ended.
  const file = path.join(places.data, 'postmaster.pid')
  const port = fs.existsSync(file) ? fs.readFileSync(file, 'utf8').split('\n')[3] : undefined
  if (!/^\d+$/.test(port ?? ''))
    throw new Error(`The database is being started or stopped (by process ${holder}): try again in a moment.`)
  const password = fs.readFileSync(`${places.data}.password`, 'utf8').trim()
  return { url: `postgres://millwright:${password}@127.0.0.1:${port}/postgres` }
}
