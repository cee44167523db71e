// The judge of languages finds what is planted, and nothing on a page that is right.
import { expect, test } from 'vitest'
import { languages, type Language } from '../../contract/locale.ts'
import { fullTree } from '../../domains/reference-data/industries.ts'
import { specIn } from '../../domains/reference-data/terms/specifications.ts'
import { judgePage, type PageOfRecord, type SeenPage } from './judge.ts'
import { isMixed, judgePlace } from './places.ts'
import { judgeSpec } from './specs.ts'

const [industry] = fullTree('en')
const categoryID = industry!.categories[0]!.id
const nameIn = (language: Language, at = categoryID) =>
  fullTree(language)
    .flatMap(({ categories }) => categories)
    .find(({ id }) => id === at)!.name

const osaka = { country: 'JP', state: 'JP-27', city: 'Osaka' }
const unnamed = { country: 'DE', state: null, city: 'Nirgendsheim' }
const own: PageOfRecord = {
  place: osaka,
  factory: null,
  filedUnder: [categoryID],
  units: ['pcs'],
  typed: ['1-2 Kita-ku, Osaka'],
}

function aPage(language: Language, changes: Partial<SeenPage> = {}): SeenPage {
  const isJapanese = language === 'ja'
  return {
    language,
    specs: [
      { key: 'Bore', value: '20 mm' },
      { key: 'Material', value: 'Brass' },
    ].map((spec) => {
      const { key: label, value } = specIn(spec, language)
      return { label, value }
    }),
    places: [{ text: isJapanese ? '日本・大阪府大阪市' : 'Osaka, Japan', of: null }],
    reached: [
      '+81 6 5550 0100',
      isJapanese ? '日本 〒541-0053 大阪府大阪市' : 'Osaka 541-0053, Japan',
      ...own.typed,
    ],
    filed: [nameIn(language), isJapanese ? '100〜200 個 / 月' : '100–200 pieces per month'],
    links: [{ id: categoryID, searched: nameIn(language), text: nameIn(language) }],
    names: [nameIn(language)],
    ...changes,
  }
}
const found = (language: Language, changes: Partial<SeenPage>) =>
  judgePage(aPage(language, changes), language, own, () => unnamed)

test('a page that is right has no fault', () => {
  expect(found('en', {})).toEqual([])
  expect(found('ja', {})).toEqual([])
})

test.each<[string, Language, Partial<SeenPage>]>([
  ['a page in another language', 'en', { language: 'ja' }],
  ['a Japanese label', 'en', { specs: [{ label: '内径', value: '20 mm' }] }],
  ['an English label', 'it', { specs: [{ label: 'Tensile strength', value: '500 MPa' }] }],
  ['a Japanese condition', 'en', { specs: [{ label: 'Width (1列)', value: '20 mm' }] }],
  ['an English condition', 'ja', { specs: [{ label: '幅 (at 20 °C)', value: '20 mm' }] }],
  ['a value of another language', 'es', { specs: [{ label: 'Material', value: 'Stainless steel' }] }],
  ['a unit of another language', 'en', { specs: [{ label: 'Speed', value: '3000 min⁻¹' }] }],
  ['a week of another language', 'ja', { specs: [{ label: '納期', value: '2 weeks' }] }],
  ['a place in two scripts', 'ja', { places: [{ text: 'ドイツ・Schweinfurt', of: '/business/x/' }] }],
  ['a country of another language', 'es', { places: [{ text: 'Osaka, Japan', of: null }] }],
  ['a city that has a name', 'ja', { places: [{ text: 'Osaka, Japan', of: null }] }],
  ['Japanese signs', 'en', { places: [{ text: '日本・大阪府大阪市', of: null }] }],
  ['an address in two scripts', 'ja', { reached: ['Osaka 541-0053, 日本'] }],
  ['an address of another language', 'it', { reached: ['Osaka 541-0053, Japan'] }],
  ['a typed address in two scripts', 'en', { reached: ['大阪市北区1-2 Umeda Building'] }],
  ['a category of another language', 'it', { names: [nameIn('en')] }],
  [
    'a link with a name of another language',
    'ja',
    { links: [{ id: categoryID, searched: nameIn('ja'), text: nameIn('en') }] },
  ],
  ['facts without the category', 'en', { filed: [nameIn('ja'), '100 pieces'] }],
  ['a unit of an amount', 'en', { filed: [nameIn('en'), '100 個'] }],
])('it finds %s', (_, language, changes) => {
  const typed = { ...own, typed: [...own.typed, '大阪市北区1-2 Umeda Building'] }
  expect(judgePage(aPage(language, changes), language, typed, () => unnamed)).not.toEqual([])
})

test('a city without a name in the page’s script is right in Latin letters, and wrong as another place', () => {
  expect(judgePlace('Nirgendsheim, Germany', unnamed, 'ja')).toEqual([])
  expect(judgePlace('Nirgendsheim, Alemania', unnamed, 'es')).toEqual([])
  expect(judgePlace('Nirgendsheim, Germany', unnamed, 'es')).not.toEqual([])
  expect(judgePlace('ドイツ', unnamed, 'ja')).toEqual([])
  expect(judgePlace('97421 Nirgendsheim, Germany', unnamed, 'zh', 'address')).toEqual([])
})

test('blocks and floors are no second script, words are', () => {
  expect(['大阪市北区1-2 B1F', '大阪市北区A1-2', '日本・大阪府'].filter(isMixed)).toEqual([])
  expect(isMixed('大阪市北区1-2 Umeda')).toBe(true)
})

test('names, conditions and values as readers are shown them are right in every language', () => {
  const specs = [
    ['Bore d (mm)', '20'],
    ['幅（1列）', '30 mm'],
    ['流量（0.3 MPa時）', '12 L/min'],
    ['Speed at 50 Hz', '1,500 rpm'],
    ['Weight approx.', '12.5 kg'],
    ['Flow rate, max.', '12 L/min'],
    ['Lead time', '2 weeks'],
    ['Material', 'SUS304'],
    ['Our own word', 'x'],
  ] as const
  for (const [key, value] of specs)
    for (const language of languages) {
      const shown = specIn({ key, value }, language)
      expect(judgeSpec({ label: shown.key, value: shown.value }, language)).toEqual([])
    }
})
