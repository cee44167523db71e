// What a migration must not do while the program runs on a full database: hold locks that others wait for, rewrite or read a whole
// table under them, or take away what the program before it still uses. Told for those after the first release.
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { loadModule, parseSync } from 'libpg-query'
import { problemsOf, type Statement } from './migration-rules.ts'
import { report, root } from './report.ts'

/** Migrations from here on meet databases with everything in them. */
const firstReleased = '0800'
/** `-- locks: why nobody waits for it`, right above a statement. */
const excuse = /--\s*locks:\s*\S.*\n\s*$/
const inSteps = /^--[^\n]*\n-- in steps\b/

type Parsed = { stmts: { stmt: Statement; stmt_location?: number; stmt_len?: number }[] }

/** What is wrong in a migration, with the line of each; nothing for one that may run beside everybody. */
export async function locksOf(sql: string): Promise<string[]> {
  await loadModule()
  const bytes = Buffer.from(sql)
  const { stmts } = parseSync(sql) as Parsed
  const created = new Set(stmts.flatMap(({ stmt }) => stmt.CreateStmt?.relation?.relname ?? []))
  const steps = inSteps.test(sql)
  const found = stmts.flatMap(({ stmt, stmt_location: at = 0, stmt_len: length }) => {
    const text = bytes.subarray(at, length === undefined ? undefined : at + length).toString()
    const code = text.replace(/^(?:\s|--[^\n]*\n)+/, '')
    const before = bytes.subarray(0, at + Buffer.byteLength(text) - Buffer.byteLength(code)).toString()
    const line = before.split('\n').length
    if (excuse.test(before)) return []
    return problemsOf(stmt, { created, inSteps: steps }).map((problem) => `${line}: ${problem}`)
  })
  if (steps && sql.includes('$$'))
    found.push('1: in steps: no dollar quotes, statements end at the ends of lines')
  return found
}

if (import.meta.main) {
  const folder = path.join(root, 'db/migrations')
  const names = readdirSync(folder).filter((name) => name.endsWith('.sql') && name >= firstReleased)
  const findings: string[] = []
  for (const name of names) {
    const problems = locksOf(readFileSync(path.join(folder, name), 'utf8'))
    const told = await problems.catch((error: Error) => [` ${error.message}`])
    findings.push(...told.map((problem) => `db/migrations/${name}:${problem}`))
  }
  report(findings, `${names.length} migrations after the first release hold nobody up`)
}
