// Long files begin first within their group, and groups stay apart.
import { existsSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import type { TestSpecification, Vitest } from 'vitest/node'
import { longest } from '../bin/durations.mjs'
import { LongestFirst } from './longest-first.ts'

const root = path.resolve(import.meta.dirname, '..')

/** A test file as vitest hands it to a sequencer; nothing is known of earlier runs. */
const aFile = (file: string, groupOrder: number) =>
  ({
    moduleId: path.join(root, file),
    project: { name: `group ${groupOrder}`, config: { isolate: true, sequence: { groupOrder } } },
  }) as unknown as TestSpecification

test('files that take longest begin, then larger ones, group by group', async () => {
  const vitest = { cache: { getTestSpecificationResult: () => undefined } } as unknown as Vitest
  const files = [
    aFile('bin/start.test.ts', 2),
    aFile('e2e/documents.test.ts', 1),
    aFile('e2e/social.test.ts', 1),
    aFile('e2e/accessible.test.ts', 1),
    aFile('e2e/crawl.test.ts', 1),
    aFile('e2e/company-products.test.ts', 2),
  ]
  const sorted = await new LongestFirst(vitest).sort(files)
  expect(sorted.map(({ moduleId }) => path.relative(root, moduleId))).toEqual([
    'e2e/accessible.test.ts',
    'e2e/crawl.test.ts',
    'e2e/social.test.ts',
    'e2e/documents.test.ts',
    'bin/start.test.ts',
    'e2e/company-products.test.ts',
  ])
})

test('those that take longest are there, each named once', () => {
  expect(longest.filter((file) => !existsSync(path.join(root, file)))).toEqual([])
  expect(new Set(longest).size).toBe(longest.length)
})
