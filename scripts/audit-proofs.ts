// The long proofs whole: every test file that takes a sample of its cases in npm test, run with all of them.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './report.ts'

/** Runs the tests with `casesOf` (src/testing/proofs.ts) in them, all, those of one file, or a piece of them; true when all pass. */
export async function auditProofs(file?: string, piece = 'all'): Promise<boolean> {
  const files = file === undefined ? proofs() : [file]
  const vitest = path.join(root, 'node_modules/vitest/vitest.mjs')
  const run = spawn(process.execPath, [vitest, 'run', ...files], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PROOFS: piece },
  })
  const [code] = await once(run, 'exit')
  return code === 0
}

/** The files with long proofs, by what they import. */
const proofs = (): string[] =>
  readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => `src/${name.replaceAll('\\', '/')}`)
    .filter((name) => readFileSync(path.join(root, name), 'utf8').includes('/proofs.ts'))
