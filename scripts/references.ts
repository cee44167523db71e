// What is cited is there: rules of docs/product.md, decision records, documents of this repository and their headings; of the map
// in README, CONTRIBUTING and docs/search.md files and names too.
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { anchorsOf, citationsOf, definedIn, pathsNamed, type Citation } from './citations.ts'
import { filesBelow, report, root } from './report.ts'

const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
const findings: string[] = []

const pages = ['docs/product.md', ...filesBelow('docs/product', /\.md$/)]
const homes = new Map<string, string>()
for (const page of pages)
  for (const rule of definedIn(read(page))) {
    const home = homes.get(rule)
    if (home) findings.push(`${page}: ${rule} is defined already, in ${home}`)
    homes.set(rule, page)
  }

const records = new Set(
  filesBelow('docs/decisions', /\/\d{4}-[\w-]+\.md$/).map((file) => path.basename(file).slice(0, 4)),
)

const atRoot = (matches: RegExp) => readdirSync(root).filter((name) => matches.test(name))
const prose = [
  ...atRoot(/^[A-Z]+\.md$/),
  ...filesBelow('bench', /\.md$/),
  // Readings are about the texts of pages, and cite their sections.
  ...filesBelow('docs', /\.md$/).filter((file) => !file.startsWith('docs/readings/')),
]
const programs = [
  ...atRoot(/\.(?:ts|mjs)$/),
  ...['src', 'packages', 'bin', 'scripts', 'bench', 'e2e'].flatMap((folder) =>
    filesBelow(folder, /\.(?:tsx?|mjs|css)$/),
  ),
  ...filesBelow('db/migrations', /\.sql$/),
  // Its test holds what is planted.
].filter((file) => file !== 'scripts/references.test.ts')
const names = new Set(
  [...prose, ...filesBelow('src/web/content', /\.md$/)].map((file) => path.basename(file)),
)

/** Everything that the map may name: what is in the repository, not what is made beside it. */
const allFiles = [
  ...atRoot(/./),
  ...['src', 'packages', 'bin', 'scripts', 'bench', 'e2e', 'db', 'docs', 'deploy'].flatMap((folder) =>
    filesBelow(folder, /\/[^/]*\.\w+$/),
  ),
]
const words = new Set(programs.flatMap((file) => read(file).match(/\w+/g) ?? []))

/** What is wrong with a citation in `file`; nothing when what it cites is there. */
function faultOf(file: string, { kind, cited }: Citation): string | undefined {
  switch (kind) {
    case 'rule':
    case 'chapter':
      return homes.has(cited) ? undefined : `${cited} is defined nowhere in docs/product`
    case 'record':
      return records.has(cited) ? undefined : `there is no decision ${cited}`
    case 'document':
      return faultOfDocument(file, cited)
    case 'link':
      return /^[a-z]+:/.test(cited) ? undefined : faultOfPath(cited, path.posix.dirname(file), file)
    case 'file':
      return allFiles.some((one) => pathsNamed(cited).test(one)) ? undefined : `there is no ${cited}`
    case 'name':
      return words.has(cited) ? undefined : `nothing is called ${cited}`
    case 'unnamed':
      // What was applied to a database is not edited any more.
      return file.startsWith('db/migrations/')
        ? undefined
        : `"${cited}" does not say of what: cite docs/product`
  }
}

function faultOfDocument(file: string, cited: string): string | undefined {
  const record = /^docs\/decisions\/(\d{4})$/.exec(cited)?.[1]
  if (record) return records.has(record) ? undefined : `there is no ${cited}`
  const [place = ''] = cited.split('#')
  if (names.has(cited)) return undefined
  // A page names its neighbours from where it stands, everything else from the top.
  const beside = path.posix.dirname(file)
  return faultOfPath(cited, existsSync(path.join(root, beside, place)) ? beside : '.', file)
}

function faultOfPath(cited: string, from: string, file: string): string | undefined {
  const [place = '', anchor] = cited.split('#')
  const target = place ? path.posix.join(from, place) : file
  if (!existsSync(path.join(root, target))) return `there is no ${target}`
  if (!anchor || statSync(path.join(root, target)).isDirectory()) return undefined
  return anchorsOf(read(target)).has(anchor) ? undefined : `${target} has no heading #${anchor}`
}

let count = 0
for (const file of [...prose, ...programs])
  for (const citation of citationsOf(file, read(file))) {
    count++
    const fault = faultOf(file, citation)
    if (fault) findings.push(`${file}:${citation.line}: ${fault}`)
  }

report(findings, `${count} references to ${homes.size} rules, ${records.size} decisions and other documents`)
