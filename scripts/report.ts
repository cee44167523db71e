// How the small checks end: each finding on a line of its own, named by its place; exit code 1 when there is one.
import { readdirSync } from 'node:fs'
import path from 'node:path'

export const root = path.resolve(import.meta.dirname, '..')

/** Files below `folder` (relative to the project) whose path matches, as relative paths in order; none when the folder is missing. */
export function filesBelow(folder: string, matches: RegExp): string[] {
  try {
    return readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((name) => path.posix.join(folder, name.replaceAll('\\', '/')))
      .filter((name) => matches.test(name) && !name.includes('node_modules/'))
      .toSorted()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}

/** Prints the findings, or `allWell`; sets the exit code. */
export function report(findings: readonly string[], allWell: string): void {
  process.stdout.write(`${findings.length > 0 ? findings.join('\n') : allWell}\n`)
  process.exitCode = findings.length > 0 ? 1 : 0
}
