// A command of bin/ as a person at the machine runs it.
import { spawn } from 'node:child_process'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '../..')

/** Runs `file` with `words` to its end; answers how it ended and all that it said. */
export function runProgram(
  file: string,
  words: readonly string[],
  env: Record<string, string>,
): Promise<{ code: number | null; said: string }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [file, ...words], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
    })
    let said = ''
    child.stdout.on('data', (text) => (said += text))
    child.stderr.on('data', (text) => (said += text))
    child.once('close', (code) => resolve({ code, said }))
  })
}
