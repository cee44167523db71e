// Development only: draws the films of the demo world and has Chromium encode them, into films/.
//   npm run films -w @millwright/demo-art [-- names]
// Each film is a function from a moment to shapes (src/films); frames are encoded one by one, so that a slow machine
// makes the same film. The poster beside it is one of its frames. Chromium is the one on the machine, or CHROMIUM_PATH.
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { chromium } from 'playwright-core'
import { filmsFolder } from '../src/film-files.ts'
import { minify } from '../src/drawings/kit/minify.ts'
import { bearing } from '../src/films/bearing.ts'
import { conveyor } from '../src/films/conveyor.ts'
import { gears } from '../src/films/gears.ts'
import { hydraulics } from '../src/films/hydraulics.ts'
import { lathe } from '../src/films/lathe.ts'
import { svgOf } from '../src/films/poster.ts'
import { record } from './record.ts'
import { works } from '../src/films/works.ts'

/** Bytes a film may have: more for those in which much turns at once. */
const films = [
  { film: bearing, most: 205_000 },
  { film: gears, most: 225_000 },
  { film: hydraulics, most: 228_000 },
  { film: conveyor, most: 175_000 },
  { film: lathe, most: 185_000 },
  { film: works, most: 185_000 },
]

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !films.some(({ film }) => film.name === name))
if (unknown.length > 0) throw new Error(`no film ${unknown.join(', ')}`)

mkdirSync(filmsFolder, { recursive: true })
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
})
try {
  for (const { film, most } of films) {
    if (wanted.length > 0 && !wanted.includes(film.name)) continue
    const file = await record(browser, film, most)
    const poster = minify(svgOf(film.draw(film.poster), `f${film.name.slice(0, 2)}`))
    writeFileSync(path.join(filmsFolder, `${film.name}.webm`), file)
    writeFileSync(path.join(filmsFolder, `${film.name}.svg`), poster)
    process.stdout.write(`${film.name}: ${file.length} bytes, poster ${poster.length}\n`)
  }
} finally {
  await browser.close()
}
