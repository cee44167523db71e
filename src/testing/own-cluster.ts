// A PostgreSQL that belongs to one test: its folder, its port and its address, migrated once it runs.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { makeCluster, placesFor } from '../../bin/postgres.mjs'
import { migrate } from '../platform/migrations.ts'
import { aFreePort } from './processes.ts'

/** Makes one that does not run yet, in a folder whose name begins so; whoever asks for it removes it. */
export async function anOwnCluster(name: string) {
  const folder = mkdtempSync(path.join(os.tmpdir(), name))
  chmodSync(folder, 0o755)
  const places = placesFor(path.join(folder, 'data'))
  const password = makeCluster(places)
  const port = await aFreePort()
  const url = `postgres://millwright:${password}@127.0.0.1:${port}/postgres`
  return {
    folder,
    places,
    port,
    url,
    // What a process wrote is with the system, which lives on: only what was not written yet may be lost, as on any machine.
    settings: ['fsync=off', 'synchronous_commit=on', 'shared_buffers=64MB'],
    async migrate() {
      const pool = new pg.Pool({ connectionString: url, max: 1 })
      await migrate(pool, path.resolve(import.meta.dirname, '../../db/migrations'))
      await pool.end()
    },
    remove() {
      for (const left of [folder, places.data, `${places.data}.password`])
        rmSync(left, { recursive: true, force: true })
    },
  }
}
