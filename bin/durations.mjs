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

/**
 * Those that take longest, the longest first, as `durations-<suite>.json` told: they begin before all others, so that no group
 * of files ends with one worker on one of them.
 */
export const longest = [
  'src/testing/fuzz/fuzz.test.ts',
  'bin/start.test.ts',
  'src/roles/access.test.ts',
  'scripts/checks.test.ts',
  'scripts/checks-of-texts.test.ts',
  'bin/dev.test.ts',
  'src/domains/imports/large-archive.test.ts',
  'src/domains/verification/cases.test.ts',
  'src/roles/leaks-social.test.ts',
  'scripts/guards.test.ts',
  'scripts/demo.test.ts',
  'src/domains/imports/killed.test.ts',
  'bin/billing.test.ts',
  'src/domains/console/system.test.ts',
  'src/domains/search/oracle.test.ts',
  'src/roles/private-words.test.ts',
  'src/domains/inquiries/attachments.test.ts',
  'src/domains/billing/killed.test.ts',
  'src/domains/files/hostile.test.ts',
  'src/domains/imports/hostile-files.test.ts',
  'src/roles/replicas.test.ts',
  'packages/demo-art/src/drawings/draw.test.ts',
  'src/demo/large.test.ts',

  'e2e/photo-upload.test.ts',
  'e2e/accessible.test.ts',
  'e2e/search-filters.test.ts',
  'e2e/crawl.test.ts',
  'e2e/sitemaps.test.ts',
  'e2e/prose.test.ts',
  'e2e/keyboard.test.ts',
  'e2e/keyboard-browses.test.ts',
  'e2e/visitor-browses.test.ts',
  'e2e/search-suggestions.test.ts',
  'e2e/measures.test.ts',

  'e2e/product-import.test.ts',
  'e2e/leaks-social.test.ts',
  'e2e/database-away.test.ts',
  'e2e/forms-walk.test.ts',
  'e2e/product-import-files.test.ts',
  'e2e/together.test.ts',
  'e2e/hostile-social.test.ts',
  'e2e/company-hides.test.ts',
  'e2e/boosts.test.ts',
  'e2e/killed.test.ts',
  'e2e/team.test.ts',
  'e2e/social-pages.test.ts',
  'e2e/two-sides.test.ts',
  'e2e/product-import-program.test.ts',
  'e2e/forms-kept.test.ts',
  'e2e/status.test.ts',
  'e2e/privacy.test.ts',
  'e2e/company-products.test.ts',
  'e2e/top-bar.test.ts',
  'e2e/targets.test.ts',
  'e2e/texts-in-languages.test.ts',
  'e2e/hostile-groups.test.ts',
  'e2e/owner-journey.test.ts',
  'e2e/accounts-journey.test.ts',
  'e2e/company-create.test.ts',
  'e2e/checkout.test.ts',
  'e2e/groups.test.ts',
  'e2e/console-locked.test.ts',
  'e2e/hostile-company.test.ts',
  'e2e/hostile-addresses.test.ts',
  'e2e/killed-attachments.test.ts',
]

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
