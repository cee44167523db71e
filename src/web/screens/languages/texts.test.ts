import { expect, test } from 'vitest'
import { BusinessTexts, ProductTexts } from '../../../contract/texts.ts'
import type { SpecMeaningEntry } from '../../../contract/spec-meanings.ts'
import { companyFieldOf, companyFieldsTyped, companyView } from './company-texts.ts'
import { isLatin, openedOf, tabsOf } from './languages.ts'
import { productFieldOf, productFieldsTyped, productView, specFields } from './product-texts.ts'
import { changedSince, controlOf, countOf, filledFrom, filledOf, merged, readInstead } from './texts.ts'

const nothing = {
  companyName: '',
  shortDescription: '',
  generalDescription: '',
  manufacturingFacilities: '',
  certificates: {},
}
const iso = '01a1f9b9-ee27-792e-b40c-b1e2c3cff2c3'
const company = companyView(
  BusinessTexts.parse({
    language: 'ja',
    isSaid: false,
    original: { ...nothing, companyName: '株式会社檜川軸受製作所', shortDescription: '軸受の製造' },
    translations: {
      en: {
        revision: 3,
        writtenBy: 'Naoki Hayase',
        writtenAt: '2026-11-29T03:00:00.000Z',
        fields: { ...nothing, companyName: 'Hikawa Bearings' },
      },
    },
    wanted: ['en', 'it'],
    latinName: null,
  }),
  [],
)

test('a form of a language: what is written, the revision, and the language of the original while nobody said it', () => {
  expect(filledOf(company, 'en')).toMatchObject({
    revision: '3',
    values: { original: 'ja', companyName: 'Hikawa Bearings', shortDescription: '' },
  })
  expect(filledOf(company, 'de').revision).toBe('0')
  expect(filledOf({ ...company, isSaid: true }, 'en').values).not.toHaveProperty('original')
})

test('what is sent comes back as it was: lines have one sign, and only what was typed over has changed', () => {
  const { values, revision, base } = filledOf(company, 'en')
  const form = new FormData()
  for (const [name, text] of Object.entries(values)) form.set(controlOf(name), text)
  form.set('revision', revision)
  form.set('base', base)
  form.set(controlOf('shortDescription'), ' Bearings\r\nof Osaka ')
  form.set('kept-as', 'something')
  const typed = filledFrom(form.entries())
  expect(typed).toEqual({
    revision: '3',
    base,
    values: { ...values, shortDescription: ' Bearings\nof Osaka ' },
  })
  expect(changedSince(typed.base, typed.values)).toEqual(['shortDescription'])
  expect(companyFieldsTyped(typed.values).data).toEqual({
    ...nothing,
    companyName: 'Hikawa Bearings',
    shortDescription: 'Bearings\nof Osaka',
  })
})

test('of two people at once each keeps what they alone wrote; what both wrote is asked', () => {
  const before = filledOf(company, 'en')
  const mine = { ...before, values: { ...before.values, companyName: 'Mine', generalDescription: 'Of mine' } }
  const theirs = {
    ...before,
    revision: '4',
    values: { ...before.values, companyName: 'Theirs', shortDescription: 'Of theirs' },
  }
  const { clash, values, revision } = merged(mine, theirs)
  expect(clash).toEqual({
    conflicts: [{ name: 'companyName', mine: { companyName: 'Mine' }, theirs: { companyName: 'Theirs' } }],
    taken: ['shortDescription'],
  })
  expect(values).toMatchObject({
    companyName: 'Mine',
    shortDescription: 'Of theirs',
    generalDescription: 'Of mine',
  })
  expect(revision).toBe('4')
  expect(merged(mine, { ...before, revision: '4' }).clash).toEqual({ conflicts: [], taken: [] })
})

test('what is written is counted of what the original says, and who reads another language sees English or the original', () => {
  expect(countOf(company, 'en')).toEqual({ written: 1, of: 2 })
  expect(countOf(company, 'es')).toEqual({ written: 0, of: 2 })
  expect(readInstead(company, 'es', 'companyName')).toBe('en')
  expect(readInstead(company, 'es', 'shortDescription')).toBe('ja')
  expect(readInstead(company, 'en', 'companyName')).toBe('ja')
})

test('of certificates those that say something have a field, counted like the others', () => {
  const other = '01a1f9b9-ee27-792e-b40c-b1e2c3cff2c4'
  const view = companyView(
    BusinessTexts.parse({
      language: 'ja',
      isSaid: true,
      original: { ...nothing, companyName: '東雲', certificates: { [iso]: '軸受の製造' } },
      translations: {},
      wanted: [],
      latinName: null,
    }),
    [
      { id: other, name: 'CE' },
      { id: iso, name: 'ISO 9001' },
    ],
  )
  const [last] = view.fields.slice(-1)
  expect(last).toMatchObject({ name: `certificate-${iso}`, original: '軸受の製造', certificate: 'ISO 9001' })
  expect(view.fields).toHaveLength(5)
  expect(countOf(view, 'en')).toEqual({ written: 0, of: 2 })
  const typed = { ...filledOf(view, 'en').values, [`certificate-${iso}`]: 'Bearings' }
  expect(companyFieldsTyped(typed).data).toEqual({ ...nothing, certificates: { [iso]: 'Bearings' } })
  expect(companyFieldOf(`certificates.${iso}`)).toBe(`certificate-${iso}`)
})

const named = ['de', 'en', 'es', 'it', 'ja', 'zh'].map((code) => ({ code, name: code.toUpperCase() }))

test('tabs: the original, the five, then what is open; the most useful one opens first', () => {
  expect(openedOf(company, named, null)).toBe('en')
  expect(openedOf(company, named, 'de')).toBe('de')
  expect(openedOf(company, named, 'qq')).toBe('en')
  expect(tabsOf(company, named, 'de').map(({ code }) => code)).toEqual(['ja', 'en', 'es', 'it', 'zh', 'de'])
  expect(tabsOf(company, named, 'de').filter(({ isWanted }) => isWanted)).toHaveLength(2)
  expect(['en', 'de', 'vi', 'ja', 'zh', 'ru'].filter(isLatin)).toEqual(['en', 'de', 'vi'])
})

const term = { id: 'bore', name: 'Bore', names: { en: 'Bore', ja: '内径', es: '', it: '', zh: '' } }
const meaning = (sure: boolean, isValueTerm: boolean): SpecMeaningEntry => ({
  shown: { key: '', value: '' },
  isValueTerm,
  sure: sure ? term : null,
  chosen: null,
  candidates: [],
})
const specs = [
  { key: '内径', value: '20 mm' },
  { key: '材質', value: 'ステンレス' },
  { key: '仕上げ', value: '社内基準' },
  { key: '当社独自検査', value: 'SUS304' },
  { key: '内径', value: '20 mm', term: null },
]
const meanings = [
  meaning(true, false),
  meaning(true, true),
  meaning(true, false),
  meaning(false, false),
  meaning(true, false),
]
const { known, fields } = specFields(specs, meanings, { translations: {} })

test('of specifications only what no term says and what has words is written', () => {
  expect(known).toEqual([specs[0], specs[1]])
  expect(fields.map(({ original, spec }) => [spec?.key, spec?.half, original])).toEqual([
    ['仕上げ', 'value', '社内基準'],
    ['当社独自検査', 'key', '当社独自検査'],
  ])
  // What was written before a term said it stays.
  const { key, value } = specs[0]!
  const written = {
    name: '',
    description: '',
    keywords: [],
    specs: [{ of: { key, value }, key: 'Bore', value: '' }],
    pictures: {},
  }
  const en = { revision: 1, writtenBy: null, writtenAt: null, fields: written }
  expect(specFields(specs, meanings, { translations: { en } }).fields[0]?.original).toBe('内径')
})

test('a product goes to the call with its keywords by lines and each specification beside what was typed', () => {
  const pictures = { '/files/a.webp': '正面' }
  const texts = { name: '玉軸受', description: '', keywords: ['軸受'], specs: [], pictures }
  const had = { specs, pictures: ['/files/a.webp', '/files/b.webp'] }
  const view = productView(
    ProductTexts.parse({ language: 'ja', isSaid: true, original: texts, translations: {}, wanted: [] }),
    fields,
    had.pictures,
  )
  const picture = view.fields.at(-1)!
  expect(picture).toMatchObject({ original: '正面', picture: { url: '/files/a.webp', number: 1 } })
  const { values } = filledOf(view, 'en')
  const [finish] = fields
  const typed = {
    ...values,
    name: 'Ball bearing',
    keywords: 'bearing\n\n ball \nbearing',
    [finish!.name]: 'House standard',
    [picture.name]: 'From the front',
  }
  expect(productFieldsTyped(typed, had).data).toEqual({
    name: 'Ball bearing',
    description: '',
    keywords: ['bearing', 'ball'],
    specs: [{ of: { key: '仕上げ', value: '社内基準' }, key: '', value: 'House standard' }],
    pictures: { '/files/a.webp': 'From the front' },
  })
  expect(productFieldOf('pictures./files/a.webp', typed, had)).toBe(picture.name)
  expect(productFieldOf('specs.0.value', typed, had)).toBe(finish!.name)
  expect(productFieldOf('keywords.3', typed, had)).toBe('keywords')
})
