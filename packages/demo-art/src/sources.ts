import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Sixteen letters that stand for the names and contents of all files below a folder; tests do not count. */
export function hashOfSources(folder: string): string {
  const hash = createHash('sha256')
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts') && !entry.name.endsWith('.test.ts'))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .toSorted()
  for (const name of names) {
    const content = readFileSync(path.join(folder, name))
    hash.update(`${name}\0${content.length}\0`).update(content)
  }
  return hash.digest('hex').slice(0, 16)
}
