// What npm says when somebody installs by hand: nothing of what packages ask of the Node that npm runs on, since none runs on it.
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '..')
let folder: string

beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'millwright-install-'))
  for (const name of ['package.json', 'package-lock.json', '.npmrc'])
    cpSync(path.join(root, name), path.join(folder, name))
  for (const name of readdirSync(path.join(root, 'packages'))) {
    mkdirSync(path.join(folder, 'packages', name), { recursive: true })
    cpSync(
      path.join(root, 'packages', name, 'package.json'),
      path.join(folder, 'packages', name, 'package.json'),
    )
  }
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('npm ci has no wall of warnings', () => {
  const { stderr } = spawnSync('npm', ['ci', '--dry-run', '--offline', '--no-audit', '--no-fund'], {
    cwd: folder,
    encoding: 'utf8',
    // What is asked for is what npm says by the project's own settings.
    env: Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name))),
  })
  expect(stderr.split('\n').filter((line) => /EBADENGINE/.test(line))).toEqual([])
})
