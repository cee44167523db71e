// npm run audit:dependencies: the advisories about the npm packages that packages of ours bring along, as the registry knows them.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { advisoriesOf, type Asked } from './advisories/asking.ts'
import { judge, readIgnored, toldOf } from './advisories/judging.ts'
import { contentsOfPackage } from './package/contents.ts'
import { closureOf, insidePages, readAsFiles } from './package/modules.ts'

const exits = { nothing: 0, found: 1, wrong: 2, silent: 3 }
const defaultRegistry = 'https://registry.npmjs.org/'
const list = path.join(import.meta.dirname, 'advisories/ignored.json')

/** Every package that goes along or stands inside the pages, with its versions. */
function askedFor(): Asked {
  const modules = closureOf([...contentsOfPackage().packages, ...readAsFiles, ...insidePages])
  const versions = new Map<string, Set<string>>()
  for (const { ownName, version } of modules)
    versions.set(ownName, (versions.get(ownName) ?? new Set()).add(version))
  return Object.fromEntries(
    [...versions].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([name, of]) => [name, [...of].toSorted()]),
  )
}

async function audit(ignoredFile: string): Promise<{ code: number; text: string }> {
  const ignored = readIgnored(readFileSync(ignoredFile, 'utf8'))
  if (typeof ignored === 'string') return { code: exits.wrong, text: `${ignoredFile}: ${ignored}` }
  const asked = askedFor()
  const registry = process.env['npm_config_registry'] ?? defaultRegistry
  const answer = await advisoriesOf(registry, asked)
  if ('silent' in answer)
    return {
      code: exits.silent,
      text: `Not audited: ${registry} did not answer (${answer.silent}). Nothing is known about the ${Object.keys(asked).length} packages.`,
    }
  const judged = judge(answer.advisories, asked, ignored, new Date())
  return {
    code: judged.open.length > 0 ? exits.found : exits.nothing,
    text: toldOf(judged, Object.keys(asked).length),
  }
}

const { code, text } = await audit(process.argv[2] ?? list)
process.stdout.write(`${text}\n`)
process.exitCode = code
