// Which files of the project go into a package: what the server and the operator's programs import, and what they read.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { filesBelow, root } from '../report.ts'

/** Programs of the operator that a package brings along; each is bin/NAME.mjs and scripts/NAME.ts. */
export const programs = [
  'user',
  'reports',
  'enquiries',
  'billing',
  'news',
  'audit-log',
  'secrets',
  'backup',
  'restore',
  'drill',
] as const

/** Where Node begins: the server, its processes and threads, and the programs. */
const entries = [
  'src/main.ts',
  'src/platform/images/child.ts',
  'src/platform/documents/worker.ts',
  'src/domains/billing/invoice-papers/worker.ts',
  'scripts/migrate.ts',
  'scripts/check-settings.ts',
  'bin/verify-trust.mjs',
  'bin/verify-answers.mjs',
  ...programs.flatMap((name) => [`bin/${name}.mjs`, `scripts/${name}.ts`]),
]

/** Asked for outside production only: the demo world, and pages that are built while somebody works on them. */
export const outsideProduction =
  /^src\/(?:demo\/(?!queries\.ts$)|roles\/(?:demo|media|web\/development)\.ts$)/

/** Read by name and not imported. */
const readByName =
  /^db\/(?:migrations|before-baseline)\/.*\.sql$|^src\/(?:contract|domains|messages|platform|roles)\/.*\.(?:json|tsv|txt)$/

const importing =
  /^\s*(?:import|export)\b(?!\s+type\b)[^'"`;]*?\bfrom\s*['"]([^'"]+)['"]|^\s*import\s*['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/gm

/** What a source file imports, as written, and whether only when it is asked for; types, which nobody loads, are left out. */
export const importsOf = (code: string): { specifier: string; isLater: boolean }[] =>
  [...code.matchAll(importing)].map(([, from, bare, later]) => ({
    specifier: (from ?? bare ?? later)!,
    isLater: later !== undefined,
  }))

/** The name of the npm package that an import leads to; undefined for our own files and Node's. */
export function packageOf(specifier: string): string | undefined {
  if (/^(?:\.|\/|node:|#)/.test(specifier)) return undefined
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')
}

export type Contents = {
  /** Files of the project, by their paths in it, sorted. */
  files: string[]
  /** The npm packages that they import, sorted. */
  packages: string[]
}

/** Follows every import from the entries; throws for one that leads nowhere, or always to what is for development. */
export function contentsOfPackage(): Contents {
  const found = new Set<string>()
  const packages = new Set<string>()
  const waiting = [...entries]
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (found.has(file) || outsideProduction.test(file)) continue
    if (!existsSync(path.join(root, file))) throw new Error(`${file} is imported, and is not there.`)
    found.add(file)
    if (!/\.(?:ts|mjs|js)$/.test(file)) continue
    for (const { specifier, isLater } of importsOf(readFileSync(path.join(root, file), 'utf8'))) {
      const name = packageOf(specifier)
      if (name) packages.add(name)
      if (!specifier.startsWith('.')) continue
      const to = path.posix.join(path.dirname(file), specifier)
      if (!isLater && outsideProduction.test(to))
        throw new Error(`${file} imports ${to}, which is for development.`)
      waiting.push(to)
    }
  }
  for (const file of tracked()) if (readByName.test(file)) found.add(file)
  for (const file of filesBelow('build', /\.[cm]?js$/))
    if (file.startsWith('build/server/'))
      for (const { specifier } of importsOf(readFileSync(path.join(root, file), 'utf8'))) {
        const name = packageOf(specifier)
        if (name) packages.add(name)
      }
  return { files: [...found].toSorted(), packages: [...packages].toSorted() }
}

/** The files that git keeps. */
export const tracked = (): string[] =>
  execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 })
    .split('\0')
    .filter(Boolean)

/** The built pages: what the server renders with, and what browsers load. */
export const builtFiles = (): string[] => filesBelow('build', /^build\/(?:client|server)\/.*\.[^/]+$/)
