import { readFileSync, readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import {
  allBusinessTypes,
  allContractManufacturing,
  allCurrencies,
  allGenders,
  allIncoterms,
  allJobPositions,
  allLanguages,
  allPackagingTypes,
  allPaymentTypes,
  allPeriods,
  businessTypeSingular,
  isCompanyType,
  isListed,
  nameOf,
  namesOf,
} from './lists.ts'
import { allUnits, unitOf } from './units.ts'

const folder = new URL('./lists/', import.meta.url)
const listFiles = readdirSync(folder).filter((file) => file.endsWith('.json') && file !== 'states.json')
const textOf = (file: string) => readFileSync(new URL(file, folder), 'utf8')

type Entry = { code?: string; jobPositionID?: string; name: Record<string, string> }

test('P3.12: has eleven business types in their order', () => {
  const types = allBusinessTypes('en')

  expect(types.map((type) => type.code)).toEqual('PR UR MA DI WS IM EX RE IN CO GO'.split(' '))
  expect(types.map((type) => type.businessTypeName)).toEqual([
    'Products',
    'Users',
    'Manufacturers',
    'Distributors',
    'Wholesalers',
    'Importers',
    'Exporters',
    'Retailers',
    'Investors',
    'Consultants',
    'Government',
  ])
})

test('names one company in the singular', () => {
  expect(businessTypeSingular('MA', 'en')).toBe('Manufacturer')
  expect(businessTypeSingular('MA', 'ja')).toBe('メーカー')
  expect(businessTypeSingular('XX', 'en')).toBeUndefined()
})

test('lets a company be anything but a product or a user', () => {
  const possible = allBusinessTypes('en').filter((type) => isCompanyType(type.code))

  expect(possible.map((type) => type.code)).toEqual('MA DI WS IM EX RE IN CO GO'.split(' '))
  expect(isCompanyType('XX')).toBe(false)
})

test.each([
  ['en', 'Eswatini'],
  ['ja', 'エスワティニ'],
  ['es', 'esuatiní'],
  ['it', 'Eswatini'],
  ['zh', '斯威士兰'],
])('in %s the lilangeni is that of the country as it is called today', (language, country) => {
  const currency = allCurrencies(language).find(({ code }) => code === 'SZL')

  expect(Object.values(currency!).join(' ')).toContain(country)
})

test('has at least forty job positions, each under an id of its own', () => {
  const positions = allJobPositions('en')

  expect(positions.length).toBeGreaterThanOrEqual(40)
  expect(new Set(positions.map((position) => position.name)).size).toBe(positions.length)
  expect(nameOf('jobPositions', 'production-engineer', 'ja')).toBe('生産技術')
  expect(nameOf('jobPositions', 'plant-manager', 'ja')).toBe('工場長')
})

test('shows the lists in the asked language', () => {
  expect(allGenders('en')).toContainEqual({ code: 'undisclosed', name: 'Prefer not to say' })
  expect(allLanguages('ja')).toContainEqual({ code: 'ja', languageName: '日本語' })
  expect(allLanguages('en').length).toBeGreaterThanOrEqual(60)
  expect(allLanguages('en')[0]?.languageName).toBe('Afrikaans')
  expect(allPaymentTypes('ja')).toContainEqual({ code: 'lc', name: '信用状（L/C）' })
  expect(allContractManufacturing('en')).toContainEqual({ code: 'private-label', name: 'Private label' })
  expect(allPackagingTypes('ja')).toContainEqual({ code: 'pallet', name: 'パレット' })
})

test('has the eleven Incoterms of 2020, DPU and no longer DAT', () => {
  expect(allIncoterms('en').map((term) => term.code)).toEqual(
    'EXW FCA CPT CIP DAP DPU DDP FAS FOB CFR CIF'.split(' '),
  )
  expect(nameOf('incoterms', 'FOB', 'ja')).toBe('本船渡し')
})

test('counts decimals as banks do, and leaves out currencies of the past', () => {
  const decimals = Object.fromEntries(allCurrencies('en').map(({ code, decimals }) => [code, decimals]))

  expect(decimals).toMatchObject({ JPY: 0, KRW: 0, USD: 2, EUR: 2, HUF: 2, IDR: 2, KWD: 3, TND: 3 })
  expect(['HRK', 'BGN', 'DEM', 'XTS'].filter((code) => code in decimals)).toEqual([])
  expect(Object.keys(decimals).length).toBeGreaterThanOrEqual(150)
})

test('keeps amounts and periods apart', () => {
  expect(allUnits('en')).toContainEqual({
    code: 'm2',
    name: 'Square metres',
    line: 'm²',
    one: 'm²',
    unece: 'MTK',
  })
  expect(allPeriods('ja').map((period) => period.name)).toEqual(['時間', '日', '週', '月', '四半期', '年'])
  expect(isListed('units', 'month')).toBe(false)
  expect(isListed('periods', 'month')).toBe(true)
})

test('names several entries in the order asked, without unknown ones', () => {
  expect(namesOf('incoterms', ['CIF', 'XXX', 'EXW'], 'en')).toEqual([
    'Cost, Insurance and Freight',
    'Ex Works',
  ])
  expect(namesOf('languages', ['ja', 'en'], 'it')).toEqual(['Giapponese', 'Inglese'])
})

test('knows nothing of unknown codes', () => {
  expect(nameOf('currencies', 'XXX', 'en')).toBeUndefined()
  expect(isListed('currencies', 'constructor')).toBe(false)
})

test('hands out the same list at each call', () => {
  expect(allBusinessTypes('ja')).toBe(allBusinessTypes('ja-JP'))
  expect(allUnits('ja')).not.toBe(allUnits('en'))
})

test.each(listFiles)('%s: every entry once, with a name in every language, on a line of its own', (file) => {
  const text = textOf(file)
  const entries: Entry[] = JSON.parse(text)
  const codes = entries.map((entry) => entry.code ?? entry.jobPositionID)

  expect(codes).not.toContain(undefined)
  expect(new Set(codes).size).toBe(codes.length)
  for (const { name } of entries) {
    expect(Object.keys(name)).toEqual(['en', 'ja', 'es', 'it', 'zh'])
    expect(Object.values(name).filter((text) => text.trim() === '' || text !== text.trim())).toEqual([])
  }
  expect(text.trimEnd().split('\n')).toHaveLength(entries.length + 2)
})

test('behind a number a unit is small, one of it is singular, and a sign stays as it is', () => {
  const said = (code: string, language: string) => {
    const { line, one } = unitOf(code, language)!
    return [line, one]
  }
  expect(said('pcs', 'en')).toEqual(['pieces', 'piece'])
  expect(said('boxes', 'es')).toEqual(['cajas', 'caja'])
  expect(said('sheets', 'it-IT')).toEqual(['fogli', 'foglio'])
  expect(said('pcs', 'ja')).toEqual(['個', '個'])
  expect(said('kwh', 'zh')).toEqual(['kWh', 'kWh'])
  expect(unitOf('month', 'en')).toBeUndefined()
  expect(unitOf('stone', 'en')).toBeUndefined()
})
