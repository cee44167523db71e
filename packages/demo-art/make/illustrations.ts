// Writes every illustration and portrait of the static pages, and the colours that an edition replaces, to where the pages read them.
//   npm run illustrations -w @millwright/demo-art [-- names]
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { hueSteps } from '../src/illustrations/hues.ts'
import { pictures } from '../src/illustrations/pictures/index.ts'
import { drawManager, portraitNames } from '../src/illustrations/portraits.ts'
import { illustrate } from '../src/illustrations/stage.ts'

const folder = path.join(import.meta.dirname, '../../../src/web/content/drawings')
const wanted = process.argv.slice(2)

mkdirSync(folder, { recursive: true })
writeFileSync(path.join(folder, 'hues.json'), `${JSON.stringify(hueSteps, null, 2)}\n`)
for (const [name, { key, paint }] of Object.entries(pictures)) write(name, () => illustrate(key, paint))
for (const name of portraitNames) write(name, () => drawManager(name))

function write(name: string, drawn: () => string): void {
  if (wanted.length > 0 && !wanted.includes(name)) return
  const svg = drawn()
  writeFileSync(path.join(folder, `${name}.svg`), svg)
  process.stdout.write(`${name}.svg ${svg.length}\n`)
}
