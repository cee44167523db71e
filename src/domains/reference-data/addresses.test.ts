import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { languages } from '../../contract/locale.ts'
import { allEditions } from '../editions/editions.ts'
import { addressFor } from './addresses.ts'

const golden = readFileSync(path.join(import.meta.dirname, '../../testing/golden-addresses.txt'), 'utf8')
  .split(/^# /m)
  .filter((part) => part !== '')
  .map((part) => {
    const [head = '', ...rest] = part.trimEnd().split('\n')
    const [country = '', state = '', zipcode = '', city = '', street = ''] = head.split('|')
    const lines = new Map(rest.map((line) => [line.slice(0, 2), line.slice(3).split('|')]))
    return { typed: { country, state, zipcode, city, street: [street] }, lines }
  })

test('the addresses of all editions are written as in the golden list, in five languages', () => {
  const countries = new Set(golden.map(({ typed }) => typed.country))
  expect(allEditions('en').filter(({ countryCode }) => !countries.has(countryCode))).toEqual([])
  for (const { typed, lines } of golden)
    for (const language of languages)
      expect(addressFor(typed, language), `${typed.city} ${language}`).toEqual(lines.get(language))
})

const osaka = { city: 'Osaka', zipcode: '541-0053', state: 'JP-27', country: 'JP' }

test('Japanese addresses are in Japanese for Japanese readers, however their city was typed', () => {
  expect(addressFor(osaka, 'ja')).toEqual(['日本', '〒541-0053', '大阪府大阪市'])
  expect(addressFor({ ...osaka, zipcode: '〒541-0053' }, 'ja')).toEqual(addressFor(osaka, 'ja'))
  expect(addressFor({ ...osaka, city: null }, 'ja')).toEqual(['日本', '〒541-0053', '大阪府'])
  const tokyo = { ...osaka, city: 'Tokyo', state: 'JP-13', zipcode: null }
  expect(addressFor(tokyo, 'ja')).toEqual(['日本', '東京都'])
  expect(addressFor({ ...osaka, street: ['北区1-2', '梅田ビル3階'] }, 'ja', { withCountry: false })).toEqual([
    '〒541-0053',
    '大阪府大阪市北区1-2',
    '梅田ビル3階',
  ])
})

test('a city or street that is known only in Latin letters has the whole address in Latin letters', () => {
  expect(addressFor({ ...osaka, city: 'Nowhere' }, 'ja')).toEqual(['Nowhere, Osaka 541-0053', 'Japan'])
  expect(addressFor({ ...osaka, street: ['1-2 Kita-ku'] }, 'ja')).toEqual([
    '1-2 Kita-ku',
    'Osaka 541-0053',
    'Japan',
  ])
})

test('a city that is known only in its own script has the whole address in that script', () => {
  const unknown = { ...osaka, city: '幻町', street: ['北1-2'] }
  for (const language of ['en', 'it', 'zh', 'ja'])
    expect(addressFor(unknown, language)).toEqual(['日本', '〒541-0053', '大阪府幻町北1-2'])
  expect(addressFor({ ...unknown, state: 'CN-GD', country: 'CN' }, 'en')).toEqual([
    '中国',
    '541-0053',
    '广东省幻町北1-2',
  ])
})

test('Chinese addresses are in Chinese for Chinese readers, and in Latin letters for others', () => {
  const shenzhen = { city: 'Shenzhen', zipcode: '518000', state: 'CN-GD', country: 'CN' }
  expect(addressFor(shenzhen, 'zh')).toEqual(['中国', '518000', '广东省深圳市'])
  expect(addressFor(shenzhen, 'ja')).toEqual(['Shenzhen', 'Guangdong, 518000', 'China'])
  const beijing = { city: '北京', zipcode: null, state: 'CN-BJ', country: 'CN' }
  expect(addressFor(beijing, 'zh')).toEqual(['中国', '北京市'])
  expect(addressFor(beijing, 'it')).toEqual(['Pechino', 'Cina'])
  const kaohsiung = { city: '高雄', zipcode: null, state: 'TW-KHH', country: 'TW' }
  expect(addressFor(kaohsiung, 'zh')[1]).toContain('高雄')
})

test('what is missing leaves no empty line and no stray comma, and nothing that is there is lost', () => {
  const nothing = { city: null, zipcode: null, state: null, country: 'DE' }
  expect(addressFor(nothing, 'en')).toEqual(['Germany'])
  expect(addressFor(nothing, 'en', { withCountry: false })).toEqual([])
  expect(addressFor({ ...nothing, state: 'DE-BY' }, 'es')).toEqual(['Baviera', 'Alemania'])
  expect(addressFor({ ...nothing, zipcode: '80331' }, 'en')).toEqual(['80331', 'Germany'])
  expect(addressFor({ ...nothing, country: 'JP', zipcode: '541-0053' }, 'en')).toEqual(['541-0053', 'Japan'])
  expect(addressFor({ ...nothing, city: 'Dubai', zipcode: '12', country: 'AE' }, 'en')[0]).toBe('Dubai 12')
  const rayong = { ...nothing, city: 'Rayong', zipcode: '21140', country: 'TH' }
  expect(addressFor(rayong, 'en')).toEqual(['Rayong 21140', 'Thailand'])
  expect(addressFor({ ...nothing, city: 'Doha', country: 'ZZ' }, 'en')).toEqual(['Doha', 'ZZ'])
  expect(addressFor({ ...osaka, city: ' ' }, 'en')).toEqual(['Osaka 541-0053', 'Japan'])
})

test('the code of a country in front of a postal code is not said twice', () => {
  const winterthur = { city: 'Winterthur', state: 'CH-ZH', country: 'CH' }
  for (const zipcode of ['CH-8400', '8400'])
    expect(addressFor({ ...winterthur, zipcode }, 'en')[0]).toBe('8400 Winterthur')
})
