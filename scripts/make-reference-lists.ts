// Writes the lists of src/domains/reference-data/lists that come from packages and from the CLDR data inside Node.
// Run it by hand after an update of either, and read the diff: node scripts/make-reference-lists.ts
import { readFileSync, writeFileSync } from 'node:fs'
import { countries as countryFacts } from 'countries-list'
import { iso31661, iso31662 } from 'iso-3166'

type Name = { en: string; ja?: string; es?: string; it?: string; zh?: string }
type NamesByCode = Record<string, Partial<Name>>

const languages = ['en', 'ja', 'es', 'it', 'zh'] as const
const here = new URL('../src/domains/reference-data/lists/', import.meta.url)
const subdivisionNames: Record<string, NamesByCode> = JSON.parse(
  readFileSync(new URL('subdivision-names.json', import.meta.url), 'utf8'),
)

// CLDR's long form is wanted, except where its short form is the name a company would write in its address.
const shortNamed = new Set(['HK', 'MO', 'PS'])
const countryNames: NamesByCode = {
  CD: {
    en: 'Democratic Republic of the Congo',
    ja: 'コンゴ民主共和国',
    it: 'Repubblica Democratica del Congo',
  },
  CG: { en: 'Republic of the Congo', ja: 'コンゴ共和国', it: 'Repubblica del Congo' },
  MM: { en: 'Myanmar', ja: 'ミャンマー', es: 'Myanmar', it: 'Myanmar' },
}
const languageNames: NamesByCode = { bn: { en: 'Bengali' } }
// The Vatican is reached through Italy; Kosovo has had a code of its own since 2016 and gave up its neighbours'.
const dialCodes: Record<string, string[]> = { VA: ['+39', '+379'], XK: ['+383'] }

// Recently withdrawn codes that Intl still lists, and units of account in which nobody invoices.
const notCurrent = new Set(['ANG', 'BGN', 'CUC', 'HRK', 'SLL', 'ZWL', 'XDR', 'XSU'])
// ISO 4217 minor units; CLDR's differ, because it follows what is handed over in shops.
const withoutDecimals = 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF'.split(' ')
const threeDecimals = 'BHD IQD JOD KWD LYD OMR TND'.split(' ')

const spokenInBusiness =
  'af am ar az be bg bn bs ca cs cy da de el en es et eu fa fi fil fr ga gl gu he hi hr hu hy id is it ja ka kk km kn ko ' +
  'lo lt lv mk ml mn mr ms mt my ne nl no pa pl pt ro ru si sk sl sq sr sv sw ta te th tr uk ur uz vi zh'

// Whatever is a country in this list is not offered again as a state of another one; the other codes are groupings of
// provinces that are in the list themselves, or were divided (Norway, 2024).
const notStates = new Set(
  (
    'CN-HK CN-MO CN-TW FI-01 FR-971 FR-972 FR-973 FR-974 FR-976 FR-BL FR-CP FR-MF FR-NC FR-PF FR-PM FR-TF FR-WF ' +
    'NL-AW NL-BQ1 NL-BQ2 NL-BQ3 NL-CW NL-SX NO-21 NO-22 NO-30 NO-38 NO-54 US-AS US-GU US-MP US-PR US-UM US-VI ' +
    'BE-VLG BE-WAL ID-JW ID-KA ID-ML ID-NU ID-PP ID-SL ID-SM TH-S'
  ).split(' '),
)
// In these countries the source mixes regions with their towns, councils or the districts of former times.
const onlyStates: Record<string, RegExp> = {
  DK: /^DK-8\d$/,
  EE: /^EE-\d\d$/,
  GB: /^GB-(ENG|NIR|SCT|WLS)$/,
  HU: /^HU-(BA|BE|BK|BU|BZ|CS|FE|GS|HB|HE|JN|KE|NO|PE|SO|SZ|TO|VA|VE|ZA)$/,
  LU: /^LU-\w\w$/,
}

// Japanese readers look for 韓国 under か; character codes alone would put all names in kanji behind ん.
const readings: Record<string, string> = {
  AS: 'べいりょうサモア',
  CF: 'ちゅうおうアフリカ',
  CN: 'ちゅうごく',
  AQ: 'なんきょく',
  EH: 'にしサハラ',
  GF: 'ふつりょうギアナ',
  GQ: 'せきどうギニア',
  HK: 'ホンコン',
  IO: 'えいりょうインド',
  JP: 'にほん',
  KP: 'きたちょうせん',
  KR: 'かんこく',
  MK: 'きたマケドニア',
  MP: 'きたマリアナ',
  PF: 'ふつりょうポリネシア',
  SS: 'みなみスーダン',
  TF: 'ふつりょうなんきょく',
  TL: 'ひがしティモール',
  TW: 'たいわん',
  UM: 'がっしゅうこく',
  VG: 'えいりょうヴァージン',
  VI: 'べいりょうヴァージン',
  ZA: 'みなみアフリカ',
}

function makeCountries() {
  const codes = [...iso31661.map((entry) => entry.alpha2), 'XK'].sort()
  return codes.map((code) => {
    const facts = countryFacts[code as keyof typeof countryFacts]
    return {
      code,
      dialCodes: dialCodes[code] ?? facts.phone.map((digits) => `+${digits}`),
      currency: facts.currency[0],
      languages: facts.languages,
      name: { ...regionName(code), ...countryNames[code] },
      jaReading: readings[code],
    }
  })
}

function regionName(code: string): Name {
  const style = shortNamed.has(code) ? 'short' : 'long'
  const name = namesOf(code, { type: 'region', style })
  return { ...name, en: name.en.replaceAll(' & ', ' and ') }
}

function makeStates() {
  const countries = new Map<string, Map<string, Partial<Name>>>()
  for (const { code, name, parent } of iso31662) {
    if (parent.length !== 2 || notStates.has(code) || onlyStates[parent]?.test(code) === false) continue
    const states = countries.get(parent) ?? new Map()
    states.set(code, { en: plain(name, parent) })
    countries.set(parent, states)
  }
  // The list kept by hand corrects names and adds the states that the source does not know yet.
  for (const [country, names] of Object.entries(subdivisionNames)) {
    const states = countries.get(country)
    for (const [code, name] of Object.entries(names)) states?.set(code, { ...states.get(code), ...name })
  }
  return [...countries].sort(byCode).map(([country, states]) => ({
    country,
    states: [...states].sort(byCode).map(([stateID, name]) => ({ stateID, name })),
  }))
}

function byCode([a]: [string, unknown], [b]: [string, unknown]): number {
  return a < b ? -1 : 1
}

// 'Tatarstan, Respublika' and 'Diekirch (de, lb)' come from a register; an address says Tatarstan and Diekirch.
// India writes its states in English without the marks of the romanisation.
function plain(name: string, country: string): string {
  const short = name.replace(/, Respublika$/, '').replace(/ \(.*\)$/, '')
  return country === 'IN' ? short.normalize('NFD').replace(/\p{Mark}/gu, '') : short
}

function makeLanguages() {
  return spokenInBusiness.split(' ').map((code) => ({
    code,
    name: { ...namesOf(code, { type: 'language' }), ...languageNames[code] },
  }))
}

function makeCurrencies() {
  return Intl.supportedValuesOf('currency')
    .filter((code) => !notCurrent.has(code))
    .map((code) => ({ code, decimals: decimalsOf(code), name: namesOf(code, { type: 'currency' }) }))
}

function decimalsOf(currency: string): number {
  if (withoutDecimals.includes(currency)) return 0
  return threeDecimals.includes(currency) ? 3 : 2
}

// Spanish and Italian write these names small inside a sentence; in a list they begin with a capital.
function namesOf(code: string, options: Intl.DisplayNamesOptions): Name {
  const pairs = languages.map((language) => {
    const name = new Intl.DisplayNames(language, options).of(code) ?? code
    return [language, name.charAt(0).toLocaleUpperCase(language) + name.slice(1)]
  })
  return Object.fromEntries(pairs) as Name
}

// One entry a line, so that a change of one name is a change of one line.
function line(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(line).join(', ')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const known = Object.entries(value).filter(([, inner]) => inner !== undefined)
  const fields = known.map(([key, inner]) => `${JSON.stringify(key)}: ${line(inner)}`)
  return `{ ${fields.join(', ')} }`
}

function lines(entries: readonly unknown[], indent: string): string {
  return `[\n${entries.map((entry) => `${indent}  ${line(entry)}`).join(',\n')}\n${indent}]`
}

function write(file: string, text: string) {
  writeFileSync(new URL(file, here), `${text}\n`)
}

write('countries.json', lines(makeCountries(), ''))
write('languages.json', lines(makeLanguages(), ''))
write('currencies.json', lines(makeCurrencies(), ''))
const states = makeStates().map((entry) => `  ${JSON.stringify(entry.country)}: ${lines(entry.states, '  ')}`)
write('states.json', `{\n${states.join(',\n')}\n}`)
