// Writes every illustration of the static pages. Usage: node scripts/illustrations/draw.ts [name…]
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pictures } from './pictures/index.ts'
import { illustrate } from './stage.ts'

const folder = path.join(import.meta.dirname, '../../src/web/content/drawings')
const wanted = process.argv.slice(2)

mkdirSync(folder, { recursive: true })
for (const [name, { key, paint }] of Object.entries(pictures)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  const svg = illustrate(key, paint)
  writeFileSync(path.join(folder, `${name}.svg`), svg)
  process.stdout.write(`${name}.svg ${svg.length}\n`)
}
