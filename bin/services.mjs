// The two children of a start: the embedded database and the server. Each has a process group of its own, so that Ctrl-C reaches
// only the starter, which stops them in order; each ends by itself when the starter is killed (its pipe or channel closes).
import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import readline from 'node:readline'
import { placesFor, stopLeftServer } from './postgres.mjs'
import { projectNode, root, StepError, tail } from './steps.mjs'

/** Starts the embedded PostgreSQL on `folder`, with `options` of bin/db.mjs; `ready` resolves with its address, or rejects with what it said. */
export function startDatabase(folder, options = []) {
  const child = spawn(projectNode(), [path.join(root, 'bin', 'db.mjs'), folder, ...options], {
    cwd: root,
    detached: true,
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  let said = ''
  child.stderr.setEncoding('utf8').on('data', (text) => (said = (said + text).slice(-8_000)))
  // A database that died may be closed once more.
  child.stdin.on('error', () => {})
  const ended = new Promise((resolve) => {
    child.once('error', resolve)
    child.once('close', resolve)
  })
  const ready = new Promise((resolve, reject) => {
    readline.createInterface({ input: child.stdout }).on('line', (line) => resolve(JSON.parse(line).url))
    void ended.then(() => reject(new StepError(`The database did not start:\n${tail(said, 15)}`)))
  })
  return {
    ready,
    ended,
    said: () => tail(said, 10),
    async close() {
      child.stdin.end()
      await ended
      // Its manager may have been killed: then PostgreSQL itself is still there.
      await stopLeftServer(placesFor(folder).data)
    },
  }
}

/** How Node runs the server: requests leave much short-lived memory, which a larger nursery clears seldom and cheaply. */
export const serverFlags = ['--max-semi-space-size=32']

/** Where Node keeps what it made of our sources, so that the next start takes half as long. */
export const compiledIn = (data) => path.join(data, 'compiled')

/** Starts src/main.ts with `env`; its log goes to `logFile`, what it says on standard error to `onError`, its steps to `onStep`. */
export function startServer(env, { logFile, onError, onStep }) {
  const log = fs.openSync(logFile, 'a', 0o600)
  const child = spawn(
    projectNode(),
    [...serverFlags, '--disable-warning=ExperimentalWarning', path.join(root, 'src', 'main.ts')],
    {
      cwd: root,
      env: { NODE_COMPILE_CACHE: compiledIn(env.DATA_FOLDER), ...env },
      detached: true,
      stdio: ['ignore', log, 'pipe', 'ipc'],
    },
  )
  fs.closeSync(log)
  child.stderr.setEncoding('utf8').on('data', onError)
  child.on('message', onStep)
  const ended = new Promise((resolve) => {
    child.once('error', (error) => resolve({ code: 1, signal: null, error }))
    child.once('close', (code, signal) => resolve({ code, signal }))
  })
  return {
    pid: child.pid,
    ended,
    /** Sends it a message; nothing to one that is gone. */
    tell: (message) => void (child.connected && child.send(message, () => {})),
    /** Asks it to finish what was begun and end; kills it when it has not after `withinMs`. */
    async stop(withinMs) {
      child.kill('SIGTERM')
      const late = setTimeout(() => child.kill('SIGKILL'), withinMs)
      const end = await ended
      clearTimeout(late)
      return end
    },
  }
}

/** The secret of this working copy, made once below the data folder: parts started apart in one folder share it. */
export function keptSecret(data) {
  const file = path.join(data, 'secret')
  fs.mkdirSync(data, { recursive: true })
  try {
    fs.writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
  }
  return fs.readFileSync(file, 'utf8').trim()
}

/** A fresh log file `name`.log below the data folder; the one before is kept as `name`.1.log. */
export function freshLog(data, name) {
  const folder = path.join(data, 'log')
  fs.mkdirSync(folder, { recursive: true })
  const file = path.join(folder, `${name}.log`)
  if (fs.existsSync(file)) fs.renameSync(file, path.join(folder, `${name}.1.log`))
  return file
}

/** The last lines of a log of JSON lines, for a person. */
export function lastLogLines(file, count = 12) {
  let text
  try {
    text = fs.readFileSync(file, 'utf8')
  } catch {
    return ''
  }
  return tail(text, count)
    .split('\n')
    .map((line) => {
      try {
        const { time, level, msg, pid: _pid, ...rest } = JSON.parse(line)
        const name = { 30: 'info', 40: 'warn', 50: 'error', 60: 'fatal' }[level] ?? level
        const more = Object.keys(rest).length > 0 ? ` ${JSON.stringify(rest)}` : ''
        return `  ${new Date(time).toISOString()} ${name} ${msg ?? ''}${more}`
      } catch {
        return `  ${line}`
      }
    })
    .join('\n')
}
