import { expect, test } from 'vitest'
import type { ProductResultEntry } from '../../../contract/products.ts'
import type { UserCardEntry } from '../../../contract/profiles.ts'
import { placeText } from '../../components/business/Place.tsx'
import { markerFor } from './marks.ts'
import { personLine, productLine } from './page-data.ts'

const productID = '0190aaaa-0000-7000-8000-000000000001'
const businessID = '0190aaaa-0000-7000-8000-000000000002'
const userID = '0190aaaa-0000-7000-8000-000000000003'
const japan = { code: 'JP', countryName: 'Japan', emoji: '🇯🇵' }
const osaka = { stateID: 'JP-27', stateName: 'Osaka' }

const ring: ProductResultEntry = {
  productID,
  key: `Hinokawa-Bearing-Works-Co.,-Ltd.-Deep-groove-ball-bearing-6205-${productID}`,
  businessID,
  name: 'Deep-groove ball bearing 6205',
  description: 'Single-row bearing for electric motors.',
  language: 'en',
  textLanguages: { name: 'en', description: 'en' },
  mainImage: { url: '/media/demo/7/ring.svg' },
  photoCount: 4,
  specs: [
    { key: 'Bore diameter', value: '25 mm' },
    { key: 'Outside diameter', value: '52 mm' },
    { key: 'Width', value: '15 mm' },
    { key: 'Tolerance class', value: 'P0, P6, P5' },
    { key: 'Mass', value: '0.128 kg' },
  ],
  industry: { id: '0006', name: 'Power Transmission' },
  category: { id: '000601', name: 'Bearings' },
  subCategory: { id: '00060101', name: 'Ball bearings' },
  leadTime: 21,
  stock: true,
  businessProfile: {
    businessID,
    key: `Hinokawa-Bearing-Works-Co.,-Ltd.-${businessID}`,
    subscription: 'platinum',
    verified: true,
    textLanguages: { companyName: 'en' },
    general: { companyName: 'Hinokawa Bearing Works Co., Ltd.', profilePhoto: null },
    contactInfo: { city: 'Kishiwada', country: japan, state: osaka },
  },
}

const arai: UserCardEntry = {
  userID,
  firstName: 'Keiko',
  lastName: 'Arai',
  profession: 'Sales engineer',
  jobPosition: { jobPositionID: 'sales-engineer', name: 'Sales engineer' },
  companyName: 'Hinokawa Bearing Works Co., Ltd.',
  briefPresentation: 'Answers technical questions herself.',
  city: 'Kishiwada',
  country: japan,
  state: osaka,
  profilePhoto: { url: '/media/demo/7/arai.svg' },
  reactions: { reactionCount: { like: 12 } },
}

test('P2.14, product card: name, business, path of industry, category and subcategory, stock, photo count', () => {
  const line = productLine(ring, 'en')
  expect(line.name).toBe('Deep-groove ball bearing 6205')
  expect(line.path).toBe(
    `/business-product/Hinokawa-Bearing-Works-Co.%252C-Ltd.-Deep-groove-ball-bearing-6205-${productID}`,
  )
  expect(line.company).toMatchObject({
    id: businessID,
    name: 'Hinokawa Bearing Works Co., Ltd.',
    path: `/business/Hinokawa-Bearing-Works-Co.%252C-Ltd.-${businessID}/`,
    verified: true,
  })
  expect(placeText(line.company.place, 'en')).toBe('Kishiwada, Osaka, Japan')
  expect(line.branch).toEqual(['Power Transmission', 'Bearings', 'Ball bearings'])
  expect(line.stock).toBe(true)
  expect(line.photos).toBe(4)
  expect(line.leadTime).toBe(21)
})

test('P2.14, product card: up to four properties, their units apart', () => {
  expect(productLine(ring, 'en').specs).toEqual([
    { key: 'Bore diameter', amount: '25', unit: 'mm' },
    { key: 'Outside diameter', amount: '52', unit: 'mm' },
    { key: 'Width', amount: '15', unit: 'mm' },
    { key: 'Tolerance class', amount: 'P0, P6, P5', unit: '' },
  ])
  expect(productLine({ ...ring, specs: [] }, 'en').specs).toEqual([])
})

test('P2.14 and P9.5, product card: the value of a property is cut at 50 characters plus an ellipsis', () => {
  const specs = [
    { key: 'Cage', value: '軸'.repeat(50) },
    { key: 'Seal', value: '𠮷'.repeat(51) },
  ]
  const line = productLine({ ...ring, specs }, 'en')
  expect(line.specs.map(({ amount }) => amount)).toEqual(['軸'.repeat(50), `${'𠮷'.repeat(50)}…`])
})

test('P9.5, product card: the description preview has 200 characters', () => {
  const described = (description: string) => productLine({ ...ring, description }, 'en').description
  expect(described('d'.repeat(200))).toBe('d'.repeat(200))
  expect(described('d'.repeat(10_000))).toBe(`${'d'.repeat(200)}…`)
})

test('P2 and P9.5: the country of a company or a person is cut to 24 characters on both cards', () => {
  const country = { code: 'GS', countryName: 'South Georgia and the South Sandwich Islands', emoji: '🇬🇸' }
  const contactInfo = { city: null, state: null, country }
  const product = productLine({ ...ring, businessProfile: { ...ring.businessProfile, contactInfo } }, 'en')
  const person = personLine({ ...arai, ...contactInfo }, 'en')
  expect(placeText(product.company.place, 'en')).toBe('South Georgia and the So…')
  expect(placeText(person.place!, 'en')).toBe('South Georgia and the So…')
})

test('a product without picture, lead time or subcategory says nothing of them', () => {
  const line = productLine(
    { ...ring, mainImage: null, photoCount: 0, leadTime: null, subCategory: null },
    'en',
  )
  expect(line).toMatchObject({ image: undefined, photos: 0, leadTime: undefined })
  expect(line.branch).toEqual(['Power Transmission', 'Bearings'])
  const same = { ...ring, category: { id: '1', name: 'Power Transmission' } }
  expect(productLine(same, 'en').branch).toEqual(['Power Transmission', 'Ball bearings'])
})

test('U11: what stands in another script than the page says its language, each for itself', () => {
  const japanese = {
    ...ring,
    description: '電動機用の単列軸受です。',
    textLanguages: { name: 'en', description: 'ja' },
    businessProfile: {
      ...ring.businessProfile,
      textLanguages: { companyName: 'ja' },
      general: { companyName: '株式会社檜川軸受製作所', profilePhoto: null },
    },
  }
  const line = productLine(japanese, 'en')
  expect(line).toMatchObject({ nameLang: undefined, descriptionLang: 'ja', company: { lang: 'ja' } })
  expect(productLine(japanese, 'ja')).toMatchObject({ nameLang: 'en', descriptionLang: undefined })
})

test('P2.15, user search card: photo, name, place, position, company, presentation, likes, profile', () => {
  const line = personLine(arai, 'en')
  expect(line).toMatchObject({
    name: 'Keiko Arai',
    path: `/profile/${userID}`,
    photo: '/media/demo/7/arai.svg',
    position: 'Sales engineer',
    company: { name: 'Hinokawa Bearing Works Co., Ltd.' },
    text: 'Answers technical questions herself.',
    likes: 12,
  })
  expect(placeText(line.place!, 'en')).toBe('Kishiwada, Osaka, Japan')
})

test('a Japanese name begins with the family, in its own language', () => {
  const line = personLine({ ...arai, firstName: '恵子', lastName: '新井' }, 'en')
  expect(line).toMatchObject({ name: '新井 恵子', nameLang: 'ja' })
})

test('a person who shows nothing but a name has a card with nothing empty on it', () => {
  const silent: UserCardEntry = {
    ...arai,
    profession: null,
    jobPosition: null,
    companyName: ' ',
    briefPresentation: null,
    city: null,
    country: null,
    state: null,
    profilePhoto: null,
    reactions: { reactionCount: { like: 0 } },
  }
  expect(personLine(silent, 'ja')).toMatchObject({
    place: undefined,
    position: undefined,
    company: undefined,
    photo: undefined,
    text: '',
    likes: 0,
  })
})

test('the cards carry nothing that the screen does not show', () => {
  const told = { ...arai, email: 'canary@people.example', birthDate: '1970-01-01' }
  const data = JSON.stringify([personLine(told, 'en'), productLine(ring, 'en')])
  expect(data).not.toContain('canary')
  expect(data).not.toContain('1970')
  expect(data).not.toContain('0.128')
})

test('the words that were searched for are marked in what is shown, names and texts each for itself', () => {
  const line = productLine({ ...ring, description: `${'d '.repeat(150)}bearing` }, 'en', markerFor('bearing'))
  expect(line.nameMarks).toEqual([17, 24])
  expect(line.textMarks).toBeUndefined()
  const person = personLine(arai, 'en', markerFor('answers'))
  expect([person.nameMarks, person.textMarks]).toEqual([undefined, [0, 7]])
})

test('numbers stay with their units in what a person says, and its marks stand where they did', () => {
  const briefPresentation = 'Rings of 20 × 47 mm'
  const person = personLine({ ...arai, briefPresentation }, 'en', markerFor('47 mm'))
  expect(person.text).toBe('Rings of 20\u00a0×\u00a047\u00a0mm')
  expect(person.textMarks).toEqual(
    personLine({ ...arai, briefPresentation: 'Rings of 20 x 47 mm' }, 'en', markerFor('47 mm')).textMarks,
  )
})
