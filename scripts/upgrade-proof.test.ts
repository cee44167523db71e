import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { lastTag, readsSchema } from './upgrade-proof.ts'

test('the last tag is the newest release that led to here, and there may be none', () => {
  const place = mkdtempSync(path.join(os.tmpdir(), 'millwright-tags-'))
  onTestFinished(() => rmSync(place, { recursive: true }))
  const git = (...words: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.example', ...words], { cwd: place })
  git('init', '-q', '-b', 'main')
  const commit = () => git('commit', '-q', '--allow-empty', '-m', 'a change')
  commit()
  expect(lastTag(place)).toBeUndefined()
  git('tag', 'v0.1.0')
  commit()
  git('tag', 'before-the-talk')
  expect(lastTag(place)).toBe('v0.1.0')
  git('tag', '-a', 'v0.2.0', '-m', 'the next')
  expect(lastTag(place)).toBe('v0.2.0')
})

test('tests that read the schema itself are told from those that use it', () => {
  expect(readsSchema('select table_name from information_schema.columns')).toBe(true)
  expect(readsSchema("await readMigrations('db/migrations')")).toBe(true)
  expect(readsSchema('select relname from pg_class')).toBe(true)
  expect(readsSchema('select pg_notify($1, $2); select * from posts')).toBe(false)
})
