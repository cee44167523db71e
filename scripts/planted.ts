// A copy of the project in which a test plants faults: a check that cannot fail checks nothing.
import { spawnSync } from 'node:child_process'
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'

export const root = path.resolve(import.meta.dirname, '..')
const notCopied = new Set(['node_modules', '.git', '.data', 'build', 'docs'])

let copy: string
const undo: (() => void)[] = []

/** Takes back what was planted, before the test ends. */
export function takeBack(): void {
  for (const back of undo.splice(0).reverse()) back()
}

/** Makes the copy for a file of tests; what a test plants is taken back after it. */
export function copyProject(): void {
  beforeAll(() => {
    copy = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'millwright-planted-')))
    for (const name of readdirSync(root))
      if (!notCopied.has(name)) cpSync(path.join(root, name), path.join(copy, name), { recursive: true })
    symlinkSync(realpathSync(path.join(root, 'node_modules')), path.join(copy, 'node_modules'))
  })

  afterEach(takeBack)

  afterAll(() => rmSync(copy, { recursive: true, force: true }))
}

/** Adds `text` to a file of the copy, or makes the file; taken back after the test. */
export function plant(file: string, text: string): void {
  const place = path.join(copy, file)
  const before = existsSync(place) ? readFileSync(place) : undefined
  mkdirSync(path.dirname(place), { recursive: true })
  appendFileSync(place, text)
  undo.push(() => (before === undefined ? rmSync(place) : writeFileSync(place, before)))
}

/** Puts `to` for `from` in a file of the copy; taken back after the test. */
export function change(file: string, from: string | RegExp, to: string): void {
  const place = path.join(copy, file)
  const before = readFileSync(place, 'utf8')
  const after = before.replace(from, to)
  expect(after, `nothing to change in ${file}`).not.toBe(before)
  writeFileSync(place, after)
  undo.push(() => writeFileSync(place, before))
}

/** Leaves nothing in the copy but the commands, for a check that judges each file by itself; taken back after the test. */
export function leaveNothing(): void {
  for (const name of ['src', 'packages', 'scripts', 'bench', 'e2e']) {
    const [folder, away] = [path.join(copy, name), path.join(copy, `.${name}-away`)]
    renameSync(folder, away)
    undo.push(() => {
      rmSync(folder, { recursive: true, force: true })
      renameSync(away, folder)
    })
  }
}

/** A kind of notification that has nothing yet but its line in the contract. */
export const plantKindOfNotification = (): void =>
  change(
    'src/contract/notification-kinds.ts',
    "'team.invited': inBell,",
    "'team.invited': inBell,\n  'planted.kind': { ...chosen, usual: 'daily' },",
  )

/** Runs a check on the copy. */
export function check(name: string): { code: number | null; said: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['bin/check.mjs', name], {
    cwd: copy,
    encoding: 'utf8',
    env: { ...process.env, CI: 'true' },
  })
  return { code: status, said: stdout + stderr }
}

/**
 * The place stands in what the check says of a copy with the fault in it, which makes it fail. That it says nothing of the kind
 * without one is what the check itself is run for.
 */
export function expectToFail(name: string, plantFault: () => void, ...places: string[]): void {
  plantFault()
  const { code, said } = check(name)
  expect(code, said).toBe(1)
  for (const place of places) expect(said).toContain(place)
}
