// Keeps one embedded PostgreSQL running and ends with whoever started it: when its standard input closes, the database stops.
// Usage: node bin/db.mjs FOLDER [--throwaway | --bulk] [--statements] ; prints one line of JSON { "url": … } when ready.
import fs from 'node:fs'
import os from 'node:os'
import { freePort } from './ports.mjs'
import { makeCluster, placesFor, startServer, stopLeftServer } from './postgres.mjs'

const [folder, ...options] = process.argv.slice(2)
const throwaway = options.includes('--throwaway')
/** Taken as it is needed: a large world is searched twice as fast when the pages of its index stay. */
const cacheMB = Math.max(256, Math.min(2_048, Math.floor(os.totalmem() / 8 / 2 ** 20)))
/** A database for tests need not survive a power cut. */
/** Millions of rows are written faster with checkpoints by size alone and without a log of what a crash would remove anyway. */
const bulk = ['wal_level=minimal', 'max_wal_senders=0', 'checkpoint_timeout=30min']
/** Each statement is counted with its time, for benches that tell where it goes. */
const counting = ['shared_preload_libraries=pg_stat_statements', 'pg_stat_statements.track_planning=on']
const flags = throwaway
  ? ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'shared_buffers=64MB']
  : [
      `shared_buffers=${cacheMB}MB`,
      'work_mem=16MB',
      'maintenance_work_mem=256MB',
      'max_wal_size=2GB',
      ...(options.includes('--bulk') ? bulk : []),
      ...(options.includes('--statements') ? counting : []),
    ]

let server
let stopping = false

const places = placesFor(folder)
await stopLeftServer(places.data)
const password = makeCluster(places)
const port = await freePort()

function stop() {
  if (stopping) return
  stopping = true
  const end = () => {
    if (throwaway)
      for (const left of [places.data, `${places.data}.password`])
        fs.rmSync(left, { recursive: true, force: true })
    process.exit(0)
  }
  // Between two starts there is none to stop.
  if (!server || server.exitCode !== null || server.signalCode !== null) return end()
  server.once('exit', end)
  server.kill(throwaway ? 'SIGQUIT' : 'SIGINT')
}
process.stdin.on('end', stop)
process.stdin.on('close', stop)
process.stdin.resume()
// Ctrl-C reaches the whole group: the starter decides when the database may stop, after the last answer.
process.on('SIGINT', () => {})
process.on('SIGTERM', () => {})
process.on('SIGHUP', () => {})

let wait = 250
let wasReady = false
for (;;) {
  try {
    await startServer(places, port, flags, (child) => {
      server = child
    })
  } catch (error) {
    if (stopping) break
    // Killed a moment ago, it refuses until the last of its own processes has ended.
    const leftRunning = error.message.includes('shared memory block')
    if ((!wasReady && !leftRunning) || wait >= 8_000) throw error
    wait *= 2
    await new Promise((resolve) => setTimeout(resolve, wait))
    continue
  }
  wasReady = true
  process.stdout.write(
    `${JSON.stringify({ url: `postgres://millwright:${password}@127.0.0.1:${port}/postgres` })}\n`,
  )
  const started = Date.now()
  await new Promise((resolve) => server.once('exit', resolve))
  if (stopping) break
  // It was killed: its own recovery brings everything acknowledged back.
  wait = Date.now() - started > 60_000 ? 250 : Math.min(wait * 2, 8_000)
  await new Promise((resolve) => setTimeout(resolve, wait))
  if (stopping) break
}
