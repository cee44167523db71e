// npm run audit -- upgrade [REF [PATHS]]: the program before on the schema of today. During an upgrade both run at once: so the tests of the
// API of the last tag (or of REF) are run, as they are there, on a database with today's migrations.
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { root } from './report.ts'

/** Runs them; true when all pass, and when nothing was released yet. */
export async function proveUpgrade(ref = lastTag(root), ...paths: string[]): Promise<boolean> {
  if (ref === undefined) {
    say(
      'Not proven: there is no tag yet, so no released program that would run on this schema. `npm run audit -- upgrade COMMIT` proves it against any commit.',
    )
    return true
  }
  const folder = path.join(root, '.data', 'upgrade-proof')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  try {
    checkOut(ref, folder)
    const added = newMigrations(folder)
    say(`${ref} on ${added.length} migrations that came since: ${added.join(', ') || 'none'}`)
    if (added.length === 0) return true
    migrateAsToday(folder)
    install(folder)
    const tests = testsOf(folder)
    const left = tests.filter((name) => readsSchema(readFileSync(path.join(folder, name), 'utf8')))
    say(`left out, since they read the schema itself: ${left.join(', ') || 'none'}`)
    const wanted = tests.filter((name) => !left.includes(name) && isBelow(name, paths))
    return await runs(folder, wanted)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const say = (text: string) => process.stdout.write(`${text}\n`)

/** The newest tag of a release that led to what is checked out in `place`; undefined when there is none. */
export function lastTag(place: string): string | undefined {
  try {
    const words = ['describe', '--tags', '--abbrev=0', '--match', 'v[0-9]*']
    return execFileSync('git', words, { cwd: place, encoding: 'utf8', stdio: 'pipe' }).trim()
  } catch {
    return undefined
  }
}

function checkOut(ref: string, folder: string): void {
  const archive = path.join(folder, 'all.tar')
  execFileSync('git', ['archive', '--output', archive, ref], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  execFileSync('tar', ['-xf', archive, '-C', folder])
  rmSync(archive)
}

const migrationsIn = (place: string) =>
  readdirSync(path.join(place, 'db/migrations')).filter((name) => name.endsWith('.sql'))

function newMigrations(folder: string): string[] {
  const before = new Set(migrationsIn(folder))
  return migrationsIn(root).filter((name) => !before.has(name))
}

/** With what applies them: a migration of today may be written in a way that the program before does not know. */
function migrateAsToday(folder: string): void {
  rmSync(path.join(folder, 'db'), { recursive: true })
  cpSync(path.join(root, 'db'), path.join(folder, 'db'), { recursive: true })
  const runner = 'src/platform/migrations.ts'
  cpSync(path.join(root, runner), path.join(folder, runner))
}

/** Its own packages; those that are here already when they are the same. */
function install(folder: string): void {
  const lock = (place: string) => readFileSync(path.join(place, 'package-lock.json'), 'utf8')
  if (lock(folder) === lock(root))
    execFileSync('cp', ['-al', path.join(root, 'node_modules'), path.join(folder, 'node_modules')])
  else execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: folder, stdio: 'inherit' })
}

/** Of calls and what they do: pages ask these calls. */
const testsOf = (folder: string): string[] =>
  ['src/roles', 'src/domains'].flatMap((part) =>
    readdirSync(path.join(folder, part), { recursive: true, encoding: 'utf8' })
      .map((name) => `${part}/${name.replaceAll('\\', '/')}`)
      .filter((name) => name.endsWith('.test.ts'))
      .toSorted(),
  )

const isBelow = (name: string, paths: readonly string[]) =>
  paths.length === 0 || paths.some((place) => name.startsWith(place))

/** A test that lists tables, columns or migrations knows those of its own release, and is right to. */
export const readsSchema = (text: string): boolean =>
  /information_schema|pg_(?:class|attribute|constraint|index|indexes|tables)\b|db\/migrations|readMigrations|schema_migrations/.test(
    text,
  )

async function runs(folder: string, tests: readonly string[]): Promise<boolean> {
  const run = spawn(
    process.execPath,
    [path.join(folder, 'node_modules/vitest/vitest.mjs'), 'run', ...tests],
    {
      cwd: folder,
      stdio: 'inherit',
    },
  )
  const [code] = (await once(run, 'exit')) as [number | null]
  say(
    code === 0
      ? `${tests.length} test files of the program before pass on the schema of today`
      : 'The program before does not work on the schema of today: see the tests that failed.',
  )
  return code === 0
}
