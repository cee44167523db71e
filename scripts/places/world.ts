// Cities of the other countries by their number of people: names from GeoNames, corrected by city-names.txt.
import { readFileSync } from 'node:fs'
import { foldedName, withoutKind } from '../../src/domains/reference-data/place-folding.ts'
import { isHan, type GeoName, type Place, type Sources } from './sources.ts'

const least = { ofEditions: 5_000, elsewhere: 20_000 }
// The scripts in which a country writes its cities beside Latin.
const scriptOf: Record<string, RegExp> = {
  KR: /^[\p{Script=Hangul} ]+$/u,
  TW: /^\p{Script=Han}+$/u,
  HK: /^\p{Script=Han}+$/u,
}

/** The own list of names by country: local, English, Spanish, Italian, Japanese, Chinese. */
type Own = { country: string; local: string; latin: string; es: string; it: string; ja: string; zh: string }

export function ownNames(): Own[] {
  return readFileSync(new URL('city-names.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [country = '', local = '', latin = '', es = '', it = '', ja = '', zh = ''] = line.split('|')
      return { country, local: local || latin, latin, es: es || latin, it: it || latin, ja, zh }
    })
}

/** The places of all countries but Japan and China, the larger before the smaller; those of the own list whatever their size. */
export function placesOfWorld(sources: Sources, editions: ReadonlySet<string>): Place[] {
  const rows = sources.geonames
    .filter(({ country }) => country !== 'JP' && country !== 'CN')
    .toSorted((a, b) => b.population - a.population)
  const ofCountry = Map.groupBy(rows, ({ country }) => country)
  const owned = new Map<GeoName, Own>()
  for (const one of ownNames().filter(({ country }) => country !== 'JP' && country !== 'CN')) {
    const free = (ofCountry.get(one.country) ?? []).filter((row) => !owned.has(row))
    const row =
      free.find((row) => isOneOf([row.name, row.ascii], one)) ?? free.find((row) => isOneOf(row.others, one))
    owned.set(row ?? unknown(one), one)
  }
  const large = rows.filter(
    (row) =>
      !owned.has(row) && row.population >= (editions.has(row.country) ? least.ofEditions : least.elsewhere),
  )
  return withoutNamesakes([...owned.keys(), ...large])
    .map((row) => placeOf(row, owned.get(row), sources))
    .filter((place) => place !== undefined)
}

/** A place with less than a twentieth of the people of another of its name in its state is not the one that is meant. */
function withoutNamesakes(rows: readonly GeoName[]): GeoName[] {
  const most = new Map<string, number>()
  const keysOf = ({ country, state, name, ascii, others }: GeoName, all: boolean) =>
    [name, ascii, ...(all ? others : [])].map(
      (one) => `${country}-${state}-${foldedName(withoutKind(one, country).bare, country)}`,
    )
  for (const row of rows)
    for (const key of keysOf(row, true)) most.set(key, Math.max(most.get(key) ?? 0, row.population))
  return rows.filter((row) => keysOf(row, false).every((key) => row.population * 20 >= (most.get(key) ?? 0)))
}

const unknown = ({ country, latin }: Own): GeoName => ({
  country,
  name: latin,
  ascii: latin,
  others: [],
  state: '',
  population: 0,
})

const isOneOf = (names: readonly string[], { country, latin, local }: Own): boolean => {
  const wanted = [latin, local].map((name) => foldedName(name, country))
  return names.some((name) => wanted.includes(foldedName(name, country)))
}

function placeOf(row: GeoName, own: Own | undefined, sources: Sources): Place | undefined {
  const ja = own?.ja || japaneseName(row, sources)
  const zh = own?.zh || chineseName(row, sources)
  if (ja === '' && zh === '') return undefined
  const latin = own?.latin ?? row.name
  const local = own?.local ?? row.others.find((name) => scriptOf[row.country]?.test(name)) ?? ''
  const others = [row.name, row.ascii, ...hangulWithoutKind(row)].filter(
    (name) => name !== latin && name !== local,
  )
  return {
    country: row.country,
    state: row.state,
    latin,
    local: local === latin ? '' : local,
    ja,
    zh,
    es: own ? own.es : '',
    it: own ? own.it : '',
    others: [...new Set(others)],
  }
}

/** Hangul names with and without 시, as both are typed. */
const hangulWithoutKind = ({ country, others }: GeoName): string[] =>
  country === 'KR'
    ? others
        .filter((name) => scriptOf['KR']?.test(name))
        .map((name) => name.replace(/ ?(특별시|광역시|시)$/, ''))
    : []

/** Foreign names are written in katakana; of several the first that is no longer than it must be. */
function japaneseName({ others, country }: GeoName, { traditional, traditionalToJapanese }: Sources): string {
  if (country === 'TW' || country === 'HK' || country === 'MO') {
    const han = others.find((name) => isHan(name))?.replace(/[市鎮鄉區]$/, '')
    return han === undefined || han.length < 2 ? '' : traditionalToJapanese(traditional(han))
  }
  const names = others.filter((name) => /^[\p{Script=Katakana}ー・＝=]+$/u.test(name) && name.length > 1)
  return names[0]?.replaceAll('=', '＝') ?? ''
}

/** The simplified name; '' where several are in use and none of them is the only one of the mainland. */
function chineseName({ others, country }: GeoName, { simplified, traditional }: Sources): string {
  const han = others.filter(
    (name) => isHan(name) && name.length > 1 && name !== '日本語' && !/[々ヶ]/.test(name),
  )
  const plain = (name: string) => simplified(name).replaceAll('徳', '德')
  const bare =
    country === 'KR' ? han : han.filter((name) => !(name.endsWith('市') && han.includes(name.slice(0, -1))))
  const ofMainland = new Set(bare.filter((name) => plain(name) === name && traditional(name) !== name))
  const all = new Set(bare.map(plain))
  const found = ofMainland.size > 0 ? ofMainland : all
  return found.size === 1 ? ([...found][0] ?? '') : ''
}
