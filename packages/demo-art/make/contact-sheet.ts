// Writes one HTML page with every family of drawings, to be looked at by a person.
//   npm run contact-sheet -w @millwright/demo-art -- <out.html> [seeds=3] [family,family…] [views=iso,front]
import { writeFileSync } from 'node:fs'
import { draw, families, type DrawOptions } from '../src/drawings/draw.ts'
import { hues, type IndustryKey } from '../src/drawings/kit/palette.ts'

const [out, seeds = '3', only = '', views = 'iso,front'] = process.argv.slice(2)
if (!out) throw new Error('Where shall the page go? Give a path.')

const chosen = only === '' ? Object.keys(families) : only.split(',')
const keys = Object.keys(hues) as IndustryKey[]

const figures = chosen.flatMap((family, row) =>
  views.split(',').flatMap((view) =>
    Array.from({ length: Number(seeds) }, (_, i) => {
      const hue = keys[(row * 3 + i) % keys.length] ?? 'IT'
      const svg = draw(family, {
        params: {},
        seed: i + 1,
        hue,
        mirror: i % 2 === 1,
        view: view as DrawOptions['view'],
        part: `${hue}-${family}`,
        note: '',
        id: `f${row}${view}${i}`,
      })
      const caption = `${family} ${view} ${i + 1}, ${(svg.length / 1000).toFixed(1)} kB`
      return `<figure>${svg}<figcaption>${caption}</figcaption></figure>`
    }),
  ),
)

const style =
  'body{margin:8px;background:#F4F6F8;display:flex;flex-wrap:wrap;gap:8px;font:11px sans-serif}' +
  'figure{margin:0;width:304px}svg{display:block;width:304px;height:304px}'
writeFileSync(
  out,
  `<!doctype html><meta charset="utf-8"><title>Drawings</title><style>${style}</style>${figures.join('\n')}`,
)
process.stdout.write(`${figures.length} drawings in ${out}\n`)
