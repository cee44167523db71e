// Packages made once more, in a clone in another folder with another umask, with the same hashes.
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { root } from '../report.ts'
import { runTool } from './folders.ts'
import type { Release } from './release.ts'

export type Made = { release: Release; packages: string; work: string; kept: string }

/** Throws when a hash differs; says what was compared. */
export function proveSame({ release, packages, kept }: Made): string {
  if (release.version.endsWith('.dirty')) return 'not made again: what is not committed is in no clone'
  const clone = mkdtempSync(path.join(root, 'dist', 'again-'))
  try {
    const it = path.join(clone, 'it')
    runTool('git', ['clone', '--quiet', '--no-hardlinks', root, it])
    runTool('git', ['-C', it, 'checkout', '--quiet', release.commit])
    runTool('cp', ['-al', path.join(root, 'node_modules'), path.join(it, 'node_modules')])
    mkdirSync(path.join(it, 'dist'))
    runTool('cp', ['-al', kept, path.join(it, 'dist/base')])
    runTool('sh', ['-c', 'cd "$1" && umask 077 && node_modules/.bin/node scripts/package.ts', 'sh', it])
    const sums = (folder: string) => readFileSync(path.join(folder, 'SHA256SUMS'), 'utf8')
    const [first, again] = [sums(packages), sums(path.join(it, 'dist/packages'))]
    if (again !== first) throw new Error(`Made again, it differs:\n${first}\n${again}`)
    return `made again in a clone, the same hashes:\n${again}`
  } finally {
    rmSync(clone, { recursive: true, force: true })
  }
}
