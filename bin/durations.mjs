// How long each test file took, kept below the data folder, and which took more than its share of the whole run.
import fs from 'node:fs'
import path from 'node:path'
import { root } from './steps.mjs'

/**
 * The share of all seconds of its suite that a file may take: a slow machine is slow for every file, so that a share says
 * something of the file alone. Those that need more are named.
 */
export const budgets = {
  tests: {
    each: 0.12,
    'scripts/checks.test.ts': 0.25,
    'bin/start.test.ts': 0.15,
  },
  journeys: {
    each: 0.12,
    'e2e/crawl.test.ts': 0.2,
    // Most of it is the wait for a photo that is tried again.
    'e2e/photo-upload.test.ts': 0.2,
  },
}

/** Who asks for more than the sample asks for other shares of time. */
const wholes = ['SCREENS', 'CRAWL', 'MESSAGES', 'PROOFS', 'FUZZ_CASES']

/** Shorter than this is never too long, whatever the whole takes. */
const alwaysSeconds = 10

/** The seconds of each file of a vitest report, the longest first; an unreadable report has none. */
function readDurations(report) {
  try {
    return JSON.parse(fs.readFileSync(report, 'utf8'))
      .testResults.map(({ name, startTime, endTime }) => ({
        file: path.relative(root, name).replaceAll('\\', '/'),
        seconds: Math.max(0, endTime - startTime) / 1000,
      }))
      .sort((a, b) => b.seconds - a.seconds)
  } catch {
    return []
  }
}

/** Keeps the durations of `report` as `durations-<suite>.json` in `folder`; answers a line for each file over its budget. */
export function overBudget(suite, report, folder, env = process.env) {
  const durations = readDurations(report)
  fs.mkdirSync(folder, { recursive: true })
  fs.writeFileSync(path.join(folder, `durations-${suite}.json`), `${JSON.stringify(durations, null, 1)}\n`)
  if (wholes.some((name) => env[name])) return []
  const whole = durations.reduce((sum, { seconds }) => sum + seconds, 0)
  const { each, ...named } = budgets[suite]
  return durations
    .map(({ file, seconds }) => ({
      file,
      seconds,
      most: Math.max(alwaysSeconds, (named[file] ?? each) * whole),
    }))
    .filter(({ seconds, most }) => seconds > most)
    .map(
      ({ file, seconds, most }) =>
        `${file} took ${seconds.toFixed(0)} s of ${whole.toFixed(0)}: its budget in this run is ${most.toFixed(0)} s`,
    )
}
