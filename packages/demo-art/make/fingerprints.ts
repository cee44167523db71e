// Rewrites the drawings' fingerprints after a person has looked at the contact sheet and found the change good.
//   npm run fingerprints -w @millwright/demo-art
import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { draw, families } from '../src/drawings/draw.ts'

const fingerprints = Object.fromEntries(
  Object.keys(families)
    .toSorted()
    .map((name) => {
      const svg = draw(name, {
        params: {},
        seed: 1,
        hue: 'EI',
        mirror: false,
        view: 'iso',
        part: 'MW-1',
        note: '',
        id: 'p',
      })
      return [name, createHash('sha256').update(svg).digest('hex').slice(0, 16)]
    }),
)
const file = new URL('../src/drawings/fingerprints.json', import.meta.url)
writeFileSync(file, JSON.stringify(fingerprints, null, 2) + '\n')
process.stdout.write(`${Object.keys(fingerprints).length} drawings\n`)
