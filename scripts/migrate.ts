// Brings the database at DATABASE_URL to the version of this program, and ends.
import path from 'node:path'
import { openDatabase } from '../src/platform/db.ts'
import { createLog } from '../src/platform/log.ts'
import { migrate } from '../src/platform/migrations.ts'
import { operatorUrl, said, say, type Answer } from './operator.ts'

async function migrated(url: string): Promise<Answer> {
  if (!url) return said(2, 'DATABASE_URL is missing.')
  const { pool, close } = openDatabase(url, { max: 2, log: createLog('silent') })
  try {
    const applied = await migrate(pool, path.resolve(import.meta.dirname, '../db/migrations'), (name) =>
      process.stdout.write(`${name}\n`),
    )
    return said(0, applied.length === 0 ? 'Nothing new.' : `${applied.length} applied.`)
  } catch (error) {
    return said(1, `Not migrated: ${error instanceof Error ? error.message : String(error)}`)
  } finally {
    await close()
  }
}

say(await migrated(operatorUrl()))
