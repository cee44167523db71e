// The checks of npm run check, two side by side; npm test runs them too. Each is a program that ends with 0 when all is well.
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { overBudget } from './durations.mjs'
import { line } from './progress.mjs'
import { compiledIn } from './services.mjs'
import { build, dataFolder, projectNode, root, run, StepError, tail } from './steps.mjs'

const exists = (place) => fs.existsSync(path.join(root, place))
/** Reports are read in logs too. */
const plainly = { NO_COLOR: '1', FORCE_COLOR: '0' }
/** A package's program, run by the project's Node: the machine's may be too old for it. */
const tool = (name, ...args) => ({ name, args })
const script = (name) => ({ file: path.join(root, 'scripts', name), args: [] })

const sources = ['src', 'packages', 'bin', 'scripts', 'bench', 'e2e'].filter(exists)
const web = () => exists('src/web/tsconfig.json')

/** The types of pages, made once for all checks that read them: without them a fresh clone would be judged otherwise than one that is worked in. */
const pageTypes = { name: 'react-router', args: ['typegen'] }

/** Name, the programs it runs, what it needs before, and when it applies; those that take longest first. */
export const checks = [
  {
    name: 'lint',
    needs: () => (web() ? [pageTypes] : []),
    programs: () => [tool('oxlint', '--type-aware', '--deny-warnings', '-f', 'unix', ...sources)],
  },
  { name: 'messages', programs: () => [script('messages-complete.ts')] },
  {
    name: 'types of pages',
    applies: web,
    needs: () => [pageTypes],
    programs: () => [tool('tsc', '--noEmit', '-p', 'src/web/tsconfig.json')],
  },
  { name: 'types', programs: () => [tool('tsc', '--noEmit', '-p', 'tsconfig.json')] },
  { name: 'dead code', programs: () => [tool('knip')] },
  { name: 'imports', programs: () => [tool('depcruise', '--config', '.dependency-cruiser.mjs', ...sources)] },
  { name: 'migrations', programs: () => [script('migration-locks.ts'), script('migrations-from-empty.ts')] },
  { name: 'format', programs: () => [tool('oxfmt', '--check', '.')] },
  { name: 'table owners', programs: () => [script('table-owners.ts')] },
  { name: 'file sizes', programs: () => [script('file-sizes.ts')] },
  { name: 'design', applies: web, programs: () => [script('design-census.ts')] },
  { name: 'references', programs: () => [script('references.ts')] },
]

/** Runs programs one after the other; answers { code, output } of the first that fails, or of the last. */
async function runAll(programs) {
  let outcome = { code: 0, output: '' }
  for (const { name, file, args } of programs) {
    const program = file ?? fs.realpathSync(path.join(root, 'node_modules', '.bin', name))
    outcome = await run(projectNode(), ['--disable-warning=ExperimentalWarning', program, ...args], {
      env: { ...process.env, ...plainly },
    })
    if (outcome.code !== 0) return outcome
  }
  return outcome
}

/** All of a report, or the beginning and the end of a very long one. */
function abridged(output) {
  const lines = output.trimEnd().split('\n')
  if (lines.length <= 400) return lines.join('\n')
  return [...lines.slice(0, 200), `… ${lines.length - 400} more lines …`, ...lines.slice(-200)].join('\n')
}

/** More than two of them wait for each other's cores. */
const sideBySide = 2

/** Runs all `wanted` checks, also after one has failed; answers { passed, failed: names }. */
export async function runChecks(progress, wanted = checks) {
  const waiting = wanted.filter(({ applies }) => !applies || applies())
  const failed = []
  let passed = 0
  progress.begin('checks')
  const needed = new Set(waiting.flatMap(({ needs }) => needs?.() ?? []))
  const before = await runAll([...needed])
  const running = new Set()
  const next = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      running.add(check.name)
      progress.tell([...running].join(', '))
      const since = Date.now()
      const isReady = before.code === 0 || !check.needs?.().length
      const { code, output } = isReady ? await runAll(check.programs()) : before
      running.delete(check.name)
      const told = code === 0 ? tail(output.trim(), 1).slice(0, 80) : ''
      progress.say(line(code === 0 ? '✓' : '✗', check.name, told, since))
      if (code === 0) passed++
      else {
        progress.say(abridged(output))
        failed.push(check.name)
      }
    }
  }
  await Promise.all(Array.from({ length: sideBySide }, next))
  if (failed.length === 0) progress.done(`${passed} passed`)
  else progress.fail(`${passed} passed, ${failed.length} failed`)
  return { passed, failed }
}

/** Runs vitest with `config`; answers { passed, failed } counted in tests, a run that broke counting as one failure. */
export async function runTests(progress, name, config, env = process.env) {
  progress.begin(name)
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'millwright-results-'))
  const results = path.join(folder, 'results.json')
  const vitest = path.join(root, 'node_modules', 'vitest', 'vitest.mjs')
  const { code, output } = await run(
    projectNode(),
    [
      vitest,
      'run',
      '--config',
      config,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${results}`,
    ],
    {
      // Tests start programs of ours some hundred times: what Node makes of the sources is made once.
      env: { NODE_COMPILE_CACHE: compiledIn(dataFolder()), ...env, ...plainly },
      onOutput: (text) => {
        const file = /[✓❯×] (\S+\.test\.ts)/u.exec(text)?.[1]
        if (file) progress.tell(file)
      },
    },
  )
  const { passed, failed: failedTests, names } = count(results, code)
  const over = overBudget(name, results, dataFolder())
  fs.rmSync(folder, { recursive: true, force: true })
  const failed = failedTests + over.length
  if (failed === 0) progress.done(`${passed} passed`)
  else progress.fail(`${passed} passed, ${failed} failed`)
  if (failedTests > 0) progress.say(tail(output, 150))
  for (const fault of over) progress.say(fault)
  return { passed, failed, names: [...names, ...over] }
}

function count(results, code) {
  let read
  try {
    read = JSON.parse(fs.readFileSync(results, 'utf8'))
  } catch {
    return { passed: 0, failed: 1, names: [] }
  }
  const names = read.testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, assertionResults }) => {
      const file = path.relative(root, name)
      const tests = assertionResults.filter((result) => result.status === 'failed')
      // A file that could not be loaded has no test in it that failed.
      return tests.length > 0
        ? tests.map(
            ({ fullName, failureMessages }) => `${file}: ${fullName}${beginningOf(failureMessages[0])}`,
          )
        : [file]
    })
  const failed = names.length
  return { passed: read.numPassedTests, failed: failed === 0 && code !== 0 ? 1 : failed, names }
}

/** How a failure begins, below its name: the last lines of a run are often all that somebody sees of it. */
function beginningOf(message = '') {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '')
  return lines
    .slice(0, 3)
    .map((line) => `\n    ${line.slice(0, 300)}`)
    .join('')
}

/** Builds the pages and holds their size against the budget; answers like runChecks. */
export async function runBuild(progress) {
  if (!exists('react-router.config.ts')) return { passed: 0, failed: [] }
  try {
    await build(progress)
  } catch (error) {
    if (!(error instanceof StepError)) throw error
    progress.fail()
    progress.say(error.message)
    return { passed: 0, failed: ['build'] }
  }
  return runChecks(progress, [{ name: 'size budget', programs: () => [script('size-budget.ts')] }])
}
