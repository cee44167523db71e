// npm test: everything. Installs the packages and a browser when needed, checks, tests, builds, and walks the journeys.
import { findOrInstallChromium } from './chromium.mjs'
import { runBuild, runChecks, runTests } from './checks.mjs'
import { createProgress } from './progress.mjs'
import { alone, dataFolder, install, StepError, stopTools } from './steps.mjs'

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, () => {
    stopTools()
    process.exit(130)
  })

// Which cases samples take is another choice each day (src/testing/proofs.ts): the same for the whole of this run.
process.env.DRAW ??= String(Math.floor(Date.now() / 86_400_000))

const progress = createProgress()
let passed = 0
let failed = 0
const names = []

/** Takes what a part answers into the sums; a part that throws has failed. */
async function part(work) {
  try {
    const outcome = await work()
    passed += outcome?.passed ?? 0
    const faults = outcome?.failed ?? 0
    failed += Array.isArray(faults) ? faults.length : faults
    names.push(...(outcome?.names ?? (Array.isArray(faults) ? faults : [])))
  } catch (error) {
    failed++
    progress.fail()
    process.stderr.write(`\n${error instanceof StepError ? error.message : error.stack}\n`)
  }
}

let browser
await part(() => alone(progress, () => install(progress)))
if (failed === 0) {
  await part(async () => {
    browser = await alone(progress, () => findOrInstallChromium(progress, dataFolder()))
  })
  await part(() => runChecks(progress))
  await part(() => runTests(progress, 'tests', 'vitest.config.ts'))
  await part(() => alone(progress, () => runBuild(progress)))
  if (browser)
    await part(() =>
      runTests(progress, 'journeys', 'e2e/vitest.config.ts', { ...process.env, ...browser.env }),
    )
}
// Last, since what keeps a log may keep only its end.
for (const name of names) process.stdout.write(`\nfailed: ${name}`)
if (failed > 0) process.stdout.write(`\nDRAW=${process.env.DRAW} draws the same samples again`)
process.stdout.write(`\n${passed} passed, ${failed} failed\n`)
process.exitCode = failed > 0 ? 1 : 0
