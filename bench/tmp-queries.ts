import { readFileSync } from 'node:fs'
import { search } from '../src/domains/search/find.ts'
import { openDatabase } from '../src/platform/db.ts'
import { createLog } from '../src/platform/log.ts'
import { startDatabase } from './children.ts'
import { sql } from 'kysely'
const server = await startDatabase()
const database = openDatabase(server.url, { max: 4, log: createLog('silent') })
for (const line of readFileSync('/tmp/words/queries.txt', 'utf8').trim().split('\n')) {
  const [segment, text] = [line.slice(0, 2) as 'PR' | 'MA', line.slice(3)]
  const t = performance.now()
  const found = await search(database.db, { segment, text }, { skip: 0, size: 3 })
  const ms = Math.round(performance.now() - t)
  const { rows } = await sql<{ id: string; name_normal: string }>`select id, name_normal from ${sql.table('search_document_' + segment.toLowerCase())} where id = any(${found.ids}::uuid[])`.execute(database.db)
  const names = found.ids.map((id) => rows.find((r) => r.id === id)?.name_normal.slice(0, 40))
  console.log(segment, text.padEnd(34), String(found.total).padStart(6), `${ms}ms`, found.corrected ? `→${found.corrected.text}` : '', found.offered ? `?${found.offered.text}` : '', found.leftOut ? `-${found.leftOut.words.join()} (${found.leftOut.total})` : '', '|', names.join(' | '))
}
await database.close(); await server.stop()
