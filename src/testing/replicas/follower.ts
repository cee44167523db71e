// A server that follows an embedded PostgreSQL: made from it while it runs, and started and killed as somebody likes.
import { spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { startServer } from '../../../bin/postgres.mjs'

type Follower = {
  url: string
  pid(): number
  start(): Promise<void>
  kill(): Promise<void>
  /** Ends it, and nothing of it is left. */
  close(): Promise<void>
}

type Followed = {
  /** Where the server at `url` keeps its data. */
  places: { native: string; data: string }
  url: string
  /** Of the one that follows. */
  port: number
  settings: readonly string[]
}

/** Copies the data while the server says where it began and ended, as every backup is made, and follows it from there. */
export async function followerOf({ places, url, port, settings }: Followed): Promise<Follower> {
  const data = `${places.data}-follower`
  const { host, hostname, port: leads, username, password } = new URL(url)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(`select pg_backup_start('a follower', fast => true)`)
    const copied = spawnSync('cp', ['-a', places.data, data], { encoding: 'utf8' })
    // Files come and go while they are copied: what is missing is in the log.
    if (copied.error) throw copied.error
    const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)')
    write(data, 'backup_label', rows[0]!.labelfile)
  } finally {
    await client.end()
  }
  rmSync(path.join(data, 'postmaster.pid'), { force: true })
  write(data, 'standby.signal', '')
  const follows = `primary_conninfo=host=${hostname} port=${leads} user=${username} password=${password}`
  const start = () =>
    startServer({ native: places.native, data }, port, [
      ...settings,
      follows,
      'wal_retrieve_retry_interval=100ms',
    ])
  let server: ChildProcess = await start()
  const kill = async () => {
    if (server.exitCode !== null || server.signalCode !== null) return
    const ended = once(server, 'exit')
    server.kill('SIGQUIT')
    await ended
  }
  return {
    url: url.replace(host, `${hostname}:${port}`),
    pid: () => server.pid!,
    async start() {
      server = await start()
    },
    kill,
    async close() {
      await kill()
      rmSync(data, { recursive: true, force: true })
    },
  }
}

/** As the user of the server owns it. */
function write(data: string, name: string, text: string): void {
  const file = path.join(data, name)
  writeFileSync(file, text)
  const { uid, gid } = statSync(data)
  chownSync(file, uid, gid)
}
