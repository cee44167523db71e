// Budgets of test files: shares of the whole run, so that they hold on a slow machine too.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { budgets, overBudget } from './durations.mjs'

const root = path.resolve(import.meta.dirname, '..')
let folder: string

beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'millwright-durations-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** What is said of a run of forty files, one second each on a machine `times` as slow, in which one took longer. */
function said(times: number, longest: number, name = 'e2e/planted.test.ts', env = {}): string[] {
  const files = Array.from({ length: 40 }, (_, at) => ({ name: `e2e/${at}.test.ts`, seconds: 10 }))
  const testResults = [...files, { name, seconds: longest }].map((file) => ({
    name: path.join(root, file.name),
    startTime: 5_000,
    endTime: 5_000 + file.seconds * times * 1_000,
  }))
  const report = path.join(folder, 'report.json')
  writeFileSync(report, JSON.stringify({ testResults }))
  return overBudget('journeys', report, folder, env)
}

test.each([1, 6])(
  'a file that takes more than its share is named, on a machine %i times as slow',
  (times) => {
    expect(said(times, 20)).toEqual([])
    expect(said(times, 60)).toEqual([expect.stringContaining(`e2e/planted.test.ts took ${60 * times} s`)])
  },
)

test('one that is known to need more has a budget of its own, and every named file is there', () => {
  expect(said(1, 50, 'e2e/crawl.test.ts')).toEqual([])
  expect(said(1, 60, undefined, { SCREENS: 'all' })).toEqual([])
  for (const [suite, { each, ...named }] of Object.entries(budgets))
    for (const file of Object.keys(named))
      expect([suite, file, each, readFileSync(path.join(root, file), 'utf8').length > 0]).toContain(true)
})

test('durations are kept, the longest first; what cannot be read fails nothing by itself', () => {
  said(1, 60)
  const kept = JSON.parse(readFileSync(path.join(folder, 'durations-journeys.json'), 'utf8')) as object[]
  expect(kept[0]).toEqual({ file: 'e2e/planted.test.ts', seconds: 60 })
  expect(kept).toHaveLength(41)
  expect(overBudget('tests', path.join(folder, 'nothing.json'), folder)).toEqual([])
})
