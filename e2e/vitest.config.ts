import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { defineConfig } from 'vitest/config'
import { LongestFirst } from '../scripts/longest-first.ts'

const root = import.meta.dirname
const files = readdirSync(root).filter((name) => name.endsWith('.test.ts'))

/** What a file of the journeys reaches among its neighbours, itself included. */
function reached(name: string, seen = new Set<string>()): Set<string> {
  if (seen.has(name)) return seen
  seen.add(name)
  const text = readFileSync(path.join(root, name), 'utf8')
  for (const [, neighbour = ''] of text.matchAll(/from '\.\/([\w-]+\.ts)'/g)) reached(neighbour, seen)
  return seen
}

/**
 * Files that change the world and count all of it, that measure what a page costs the site, or that break it: nothing else may
 * happen meanwhile. Who only counts is among those who look.
 */
const alone = [
  'secrets-kept.test.ts',
  'texts-home.test.ts',
  'texts-people.test.ts',
  'texts-search.test.ts',
  'trips.test.ts',
  'visitor-searches.test.ts',
]
const isAlone = (name: string) => alone.includes(name)
/** Who makes people and companies of their own does so by these; everybody else only looks at the world. */
const changing = ['changes.ts', 'members.ts', 'instance.ts']
const isChanging = (name: string) => changing.some((neighbour) => reached(name).has(neighbour))

// What holds for each file, whichever group it is in.
const common = {
  root,
  testTimeout: 300_000,
  hookTimeout: 240_000,
  // A busy machine gets what a person would wait for.
  expect: { poll: { timeout: 30_000 } },
  pool: 'forks',
} as const

const group = (name: string, order: number, wanted: (name: string) => boolean, maxWorkers: number) => ({
  test: { ...common, name, include: files.filter(wanted), maxWorkers, sequence: { groupOrder: order } },
})

// Journeys, in a real browser: two files side by side that only look, then two that change what is theirs, then one after
// the other those that nobody may disturb. Three at once took longer on two cores: 1,386 s after 1,238.
export default defineConfig({
  test: {
    root,
    globalSetup: 'site.ts',
    sequence: { sequencer: LongestFirst },
    projects: [
      group('looking', 1, (name) => !isAlone(name) && !isChanging(name), 2),
      group('changing', 2, (name) => !isAlone(name) && isChanging(name), 2),
      group('alone', 3, isAlone, 1),
    ],
  },
})
