// Every migration applies to an empty PostgreSQL, and a second run finds nothing to do.
import { spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import readline from 'node:readline'
import pg from 'pg'
import { migrate } from '../src/platform/migrations.ts'
import { report, root } from './report.ts'

const folder = mkdtempSync(path.join(os.tmpdir(), 'millwright-migrations-'))
chmodSync(folder, 0o755)
const child = spawn(
  process.execPath,
  [path.join(root, 'bin/db.mjs'), path.join(folder, 'data'), '--throwaway'],
  {
    stdio: ['pipe', 'pipe', 'inherit'],
  },
)
const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
const findings: string[] = []
let first: string[] = []
try {
  const url = await new Promise<string>((resolve, reject) => {
    readline
      .createInterface({ input: child.stdout })
      .once('line', (line) => resolve((JSON.parse(line) as { url: string }).url))
    child.once('exit', (code) => reject(new Error(`the database ended with ${code}`)))
  })
  const pool = new pg.Pool({ connectionString: url, max: 1 })
  try {
    const migrations = path.join(root, 'db/migrations')
    first = await migrate(pool, migrations)
    const second = await migrate(pool, migrations)
    if (second.length > 0) findings.push(`applied twice: ${second.join(', ')}`)
  } catch (error) {
    findings.push(`db/migrations/${error instanceof Error ? error.message : String(error)}`)
  } finally {
    await pool.end()
  }
} finally {
  child.stdin.end()
  await ended
  rmSync(folder, { recursive: true, force: true })
}
report(findings, `${first.length} migrations from empty, nothing the second time`)
