// npm run check: everything but the browser journeys. With names (npm run check -- lint imports) only those checks.
import { checks, runBuild, runChecks, runTests } from './checks.mjs'
import { createProgress } from './progress.mjs'
import { alone, install, StepError, stopTools } from './steps.mjs'

const names = process.argv.slice(2)
const unknown = names.filter((name) => !checks.some((check) => check.name === name))
if (unknown.length > 0) {
  process.stderr.write(
    `Unknown check ${unknown.join(', ')}.\n\nUsage: npm run check -- [names]\n${checks.map(({ name }) => `  ${name}`).join('\n')}\n`,
  )
  process.exit(2)
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, () => {
    stopTools()
    process.exit(130)
  })

const progress = createProgress()
try {
  const failed = await check()
  process.stdout.write(failed.length > 0 ? `\nFailed: ${failed.join(', ')}\n` : '\nAll is well.\n')
  process.exitCode = failed.length > 0 ? 1 : 0
} catch (error) {
  progress.fail()
  process.stderr.write(`\n${error instanceof StepError ? error.message : error.stack}\n`)
  process.exitCode = 1
}

async function check() {
  await alone(progress, () => install(progress))
  if (names.length > 0) {
    const wanted = checks.filter(({ name }) => names.includes(name))
    return (await runChecks(progress, wanted)).failed
  }
  const { failed } = await runChecks(progress)
  const tests = await runTests(progress, 'tests', 'vitest.config.ts')
  if (tests.failed > 0) failed.push('tests')
  const built = await alone(progress, () => runBuild(progress))
  return [...failed, ...built.failed]
}
