// Rewrites the drawings' fingerprints after a person has looked at the contact sheet and found the change good.
//   npm run fingerprints -w @millwright/demo-art
import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { draw, families } from '../src/drawings/draw.ts'
import { paired } from '../src/drawings/views.ts'

const keyed = [
  ...Object.keys(families).map((name) => [name, name, 'iso'] as const),
  ...[...paired].map((name) => [`${name} paired`, name, 'paired'] as const),
]
const fingerprints = Object.fromEntries(
  keyed
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, name, view]) => {
      const svg = draw(name, {
        params: {},
        seed: 1,
        hue: 'EI',
        mirror: false,
        view,
        part: 'MW-1',
        note: '',
        id: 'p',
      })
      return [key, createHash('sha256').update(svg).digest('hex').slice(0, 16)]
    }),
)
const file = new URL('../src/drawings/fingerprints.json', import.meta.url)
writeFileSync(file, JSON.stringify(fingerprints, null, 2) + '\n')
process.stdout.write(`${Object.keys(fingerprints).length} drawings\n`)
