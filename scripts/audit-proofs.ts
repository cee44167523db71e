// The long proofs whole: every test file that takes a sample of its cases in npm test, run with all of them; tests first, then
// journeys, which start a site of their own.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './report.ts'

/** Runs the tests and journeys with `casesOf` or `partOf` (src/testing/proofs.ts) in them, all, those of one file, or a piece of them; true when all pass. */
export async function auditProofs(file?: string, piece = 'all'): Promise<boolean> {
  const files = file === undefined ? [...proofsIn('src'), ...proofsIn('e2e')] : [file]
  const isJourney = (name: string) => name.startsWith('e2e/')
  const tests = files.filter((name) => !isJourney(name))
  const journeys = files.filter(isJourney)
  const areTestsGood = tests.length === 0 || (await runs(tests, piece))
  const areJourneysGood = journeys.length === 0 || (await runs(['-c', journeysConfig, ...journeys], piece))
  return areTestsGood && areJourneysGood
}

const journeysConfig = 'e2e/vitest.config.ts'

async function runs(options: readonly string[], piece: string): Promise<boolean> {
  const vitest = path.join(root, 'node_modules/vitest/vitest.mjs')
  const run = spawn(process.execPath, [vitest, 'run', ...options], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PROOFS: piece },
  })
  const [code] = await once(run, 'exit')
  return code === 0
}

/** The files of a folder with long proofs, by what they and their neighbours import. */
const proofsIn = (folder: string): string[] =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((name) =>
      /(?:testing\/proofs|\.\/hostile-fields)\.ts'/.test(readFileSync(path.join(root, name), 'utf8')),
    )
