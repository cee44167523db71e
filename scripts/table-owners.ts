// A table belongs to the domain that its migration names; only that domain's queries.ts (or platform) may name it.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { domainOrder } from './domain-order.ts'
import { filesBelow, report, root } from './report.ts'

const owners = new Map<string, string>()
const findings: string[] = []
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')

for (const file of filesBelow('db/migrations', /\.sql$/)) {
  const text = read(file)
  const owner = /^-- owner: ([a-z-]+)\s*$/.exec(text.split('\n')[0] ?? '')?.[1]
  if (!owner || ![...domainOrder, 'platform', 'demo'].includes(owner)) {
    findings.push(
      `${file}:1: the first line must be "-- owner: <domain>" with a domain of the list, platform or demo`,
    )
    continue
  }
  const code = text.replaceAll(/--.*$/gm, '')
  const created =
    /\bcreate\s+(?:(?:unlogged\s+)?table|view)\s+(?:if\s+not\s+exists\s+)?((?:[a-z_]+\.)?[a-z_][a-z0-9_]*)/gi
  for (const [, table = ''] of code.matchAll(created)) {
    const known = owners.get(table)
    if (known !== undefined && known !== owner)
      findings.push(`${file}: table ${table} already belongs to ${known}`)
    owners.set(table, owner)
  }
  // What is renamed stays with its owner, under either name.
  for (const [, before = '', after = ''] of code.matchAll(/\balter\s+table\s+(\w+)\s+rename\s+to\s+(\w+)/gi))
    owners.set(after, owners.get(before) ?? owner)
  for (const [, table = ''] of code.matchAll(
    /\balter\s+table\s+(?:if\s+exists\s+)?(?:only\s+)?([a-z_.0-9]+)/gi,
  )) {
    const known = owners.get(table)
    if (known === undefined)
      findings.push(`${file}: table ${table} is changed but no migration before creates it`)
    else if (known !== owner) findings.push(`${file}: table ${table} belongs to ${known}, not to ${owner}`)
  }
}

function home(file: string): string | undefined {
  if (file.startsWith('src/platform/')) return 'platform'
  if (file === 'src/demo/queries.ts') return 'demo'
  return /^src\/domains\/([^/]+)\/queries(?:\/[^/]+)?\.ts$/.exec(file)?.[1]
}

const withoutComments = (text: string) =>
  text
    .replaceAll(/\/\*[\s\S]*?\*\//g, (comment) => comment.replaceAll(/[^\n]/g, ' '))
    .replaceAll(/(^|\s)\/\/.*$/gm, '$1')

/** Kysely's calls that begin with a table, or with a list of them. */
const calls =
  /\b(?:selectFrom|insertInto|updateTable|deleteFrom|mergeInto|using|innerJoin|leftJoin|rightJoin|fullJoin|crossJoin|innerJoinLateral|leftJoinLateral)\(\s*(\[[^\]]*\]|['"`][a-z_.0-9]+(?:\s+as\s+\w+)?['"`])/g
/** SQL's words that begin with a table. */
const words =
  /\b(?:from|join|into|update|truncate(?:\s+table)?|copy|lock\s+table|references)\s+(?:only\s+)?"?([a-z_][a-z0-9_]*(?:\.[a-z_][a-z0-9_]*)?)"?/gi

function tablesNamed(text: string): { table: string; at: number }[] {
  const named: { table: string; at: number }[] = []
  for (const match of text.matchAll(calls))
    for (const [, table = ''] of (match[1] ?? '').matchAll(/['"`]([a-z_][a-z_.0-9]*)/g))
      named.push({ table, at: match.index })
  if (/from '(kysely|pg|pg-copy-streams)'/.test(text))
    for (const match of text.matchAll(words)) named.push({ table: match[1] ?? '', at: match.index })
  for (const { table, at } of tablesTyped(text)) named.push({ table, at })
  return named
}

/** The keys of the types given to withTables, written there or named there. */
function tablesTyped(text: string): { table: string; at: number }[] {
  const found: { table: string; at: number }[] = []
  for (const match of text.matchAll(/withTables<\s*(\w+|\{)/g)) {
    const name = match[1] ?? ''
    const begins = name === '{' ? match.index : text.search(new RegExp(`\\btype\\s+${name}\\s*=\\s*\\{`))
    if (begins < 0) continue
    let depth = 0
    for (let at = text.indexOf('{', begins); at < text.length; at++) {
      if (text[at] === '{') depth++
      else if (text[at] === '}' && --depth === 0) break
      if (depth !== 1) continue
      const key = /^['"]?([a-z_][a-z_.0-9]*)['"]?\s*:/.exec(text.slice(at, at + 80))?.[1]
      if (key && /[\s{;,'"]/.test(text[at - 1] ?? '')) found.push({ table: key, at })
    }
  }
  return found
}

let files = 0
for (const file of ['src', 'packages'].flatMap((folder) => filesBelow(folder, /\.tsx?$/))) {
  if (/\.test\.tsx?$/.test(file) || file.startsWith('src/testing/')) continue
  files++
  const text = withoutComments(read(file))
  const seen = new Set<string>()
  for (const { table, at } of tablesNamed(text)) {
    const owner = owners.get(table)
    if (owner === undefined || owner === home(file) || seen.has(table)) continue
    seen.add(table)
    const line = text.slice(0, at).split('\n').length
    findings.push(
      `${file}:${line}: names the table ${table}, which belongs to ${owner} (only its queries.ts may)`,
    )
  }
}

report(findings, `${owners.size} tables, each named only by its owner in ${files} files`)
