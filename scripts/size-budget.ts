// What a visitor's browser loads for the search and business pages, gzipped: at most 200 kB of JavaScript and 20 kB of CSS.
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { report, root } from './report.ts'
import { visitorScreens } from './visitors.ts'

const most = { js: 200_000, css: 20_000 }
const isOfVisitors = (id: string) => visitorScreens.includes(`${id}.tsx`)
const client = path.join(root, 'build/client')

type Loaded = { module: string; imports?: string[]; css?: string[] }
type Manifest = { entry: Loaded; routes: Record<string, Loaded & { path?: string }> }

if (existsSync(client)) check()
else report([], 'no pages built')

function check(): void {
  const { entry, routes } = readManifest()
  const wanted = Object.entries(routes).filter(
    ([id]) => id === 'root' || (/screens\/(?:search|businesses)\//.test(id) && isOfVisitors(id)),
  )
  const loaded = [entry, ...wanted.map(([, route]) => route)]
  // The style sheet of the entry is named with a `#` behind.
  const files = new Set(
    loaded
      .flatMap(({ module, imports = [], css = [] }) => [module, ...imports, ...css])
      .map((file) => file.replace(/#$/, '')),
  )
  const texts = catalogueOfOneLanguage()
  for (const file of texts) files.add(file)

  const sums = { js: 0, css: 0 }
  for (const file of files) {
    const kind = file.endsWith('.css') ? 'css' : 'js'
    sums[kind] += gzipSync(readFileSync(path.join(client, file)), { level: 9 }).length
  }
  const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`
  const findings = (['js', 'css'] as const)
    .filter((kind) => sums[kind] > most[kind])
    .map((kind) => `build/client: ${kind} ${kB(sums[kind])} gzipped, at most ${kB(most[kind])}`)
  if (wanted.length < 3)
    findings.push('build/client: the search and business routes were not found in the manifest')
  if (texts.length === 0) findings.push('build/client: the texts of visitors were not found')
  report(findings, `${kB(sums.js)} JavaScript, ${kB(sums.css)} CSS gzipped, ${files.size} files`)
}

/** React Router's own list of what each route loads, as the browser gets it. */
function readManifest(): Manifest {
  const name = readdirSync(path.join(client, 'assets')).find((file) => /^manifest-.*\.js$/.test(file))
  if (!name) throw new Error('build/client/assets has no manifest: build the pages again')
  const text = readFileSync(path.join(client, 'assets', name), 'utf8')
  return JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)) as Manifest
}

/** The texts of visitors come later, in one file a language: the largest counts. */
function catalogueOfOneLanguage(): string[] {
  const named = readdirSync(path.join(client, 'assets')).filter((file) =>
    /^visitors-(?:en|ja|es|it|zh)-[\w-]+\.js$/.test(file),
  )
  const size = (file: string) => readFileSync(path.join(client, 'assets', file)).length
  return named
    .toSorted((a, b) => size(b) - size(a))
    .slice(0, 1)
    .map((file) => `assets/${file}`)
}
