import { expect, test } from 'vitest'
import { hueOfPerson } from '../business/hues.ts'
import { placeText } from '../business/Place.tsx'
import { personMonogram, personName, positionOf } from './person.ts'

const nameOf = (firstName: string, lastName: string, code?: string) =>
  personName({ firstName, lastName, country: code === undefined ? null : { code } })

test.each([
  ['Jonas', 'Weidner', 'DE', 'Jonas Weidner'],
  ['Keiko', 'Arai', 'JP', 'Keiko Arai'],
  ['恵子', '新井', 'JP', '新井 恵子'],
  ['ケイコ', 'アライ', undefined, 'アライ ケイコ'],
  ['伟', '王', 'CN', '王伟'],
  ['민수', '김', 'KR', '김민수'],
  ['Keiko', '新井', 'JP', 'Keiko 新井'],
  [' Ana ', '', 'ES', 'Ana'],
  ['', '', 'ES', ''],
])('U28: %s %s of %s is written in the order of its script', (given, family, country, expected) => {
  expect(nameOf(given, family, country)).toBe(expected)
})

test.each([
  ['Jonas', 'Weidner', 'JW'],
  ['恵子', '新井', '新'],
  ['Ørjan', '', 'Ø'],
  ['ана', 'петрова', 'АП'],
  ['🏭', '…', ''],
  ['𠮷', 'x', '𠮷X'],
])('a missing photo of %s %s has a monogram', (firstName, lastName, expected) => {
  expect(personMonogram({ firstName, lastName })).toBe(expected)
})

test('the job position says what somebody does, else the profession, else nothing', () => {
  const jobPosition = { jobPositionID: 'plant-manager', name: 'Plant manager' }
  expect(positionOf({ jobPosition, profession: 'Engineer' })).toBe('Plant manager')
  expect(positionOf({ jobPosition: null, profession: 'Engineer' })).toBe('Engineer')
  expect(positionOf({ jobPosition: null, profession: null })).toBeUndefined()
})

test('a person keeps their hue', () => {
  const id = '0190aaaa-0000-7000-8000-000000000001'
  expect(hueOfPerson(id)).toBe(hueOfPerson(id))
  expect(hueOfPerson(id)).toMatch(/^#[0-9a-f]{6}$/)
})

test('P2.15 and P9.5: the place of a person cuts the country as a card of a company does, and may lack it', () => {
  const state = { stateID: 'JP-27', stateName: 'Osaka' }
  const country = { code: 'AE', countryName: 'United Arab Emirates', emoji: '🇦🇪' }
  expect(placeText({ city: 'Dubai', state: null, country }, 'en')).toBe('Dubai, United Arab Emirates…')
  expect(placeText({ city: 'Kishiwada', state, country: null }, 'en')).toBe('Kishiwada, Osaka')
  expect(placeText({ city: '岸和田市', state: { ...state, stateName: '大阪府' }, country: null }, 'ja')).toBe(
    '大阪府岸和田市',
  )
  const tokyo = { stateID: 'JP-13', stateName: '東京都' }
  expect(placeText({ city: '東京', state: tokyo, country: null }, 'ja')).toBe('東京都')
  expect(placeText({ city: null, state: null, country: null }, 'ja')).toBe('')
})

test('a place is in one script: in Latin letters where its city has no other name, else without what has none', () => {
  const germany = { code: 'DE', countryName: 'ドイツ', emoji: '🇩🇪', latinName: 'Germany' }
  const bavaria = { stateID: 'DE-BY', stateName: 'バイエルン州', latinName: 'Bavaria' }
  const inBavaria = (city: string | null) => ({ city, state: bavaria, country: germany })
  expect(placeText(inBavaria('Schweinfurt'), 'ja')).toBe('Schweinfurt, Bavaria, Germany')
  expect(placeText(inBavaria('ミュンヘン'), 'ja')).toBe('ドイツ・バイエルン州ミュンヘン')
  expect(placeText(inBavaria(null), 'ja')).toBe('ドイツ・バイエルン州')
  const unnamed = { stateID: 'NG-LA', stateName: 'Lagos' }
  const nigeria = { code: 'NG', countryName: 'ナイジェリア', emoji: '🇳🇬', latinName: 'Nigeria' }
  expect(placeText({ city: null, state: unnamed, country: nigeria }, 'ja')).toBe('Lagos, Nigeria')
  expect(placeText({ city: 'ラゴス', state: unnamed, country: nigeria }, 'ja')).toBe('ナイジェリア・ラゴス')
  const japan = { code: 'JP', countryName: 'Japan', emoji: '🇯🇵' }
  const osaka = { stateID: 'JP-27', stateName: 'Osaka' }
  expect(placeText({ city: '幻町', state: osaka, country: japan }, 'en')).toBe('Osaka, Japan')
  expect(placeText({ city: '幻町', state: null, country: null }, 'en')).toBe('幻町')
})
