import { expect, test } from 'vitest'
import type { BusinessCardEntry } from '../../../contract/businesses.ts'
import type { PublicProfileEntry } from '../../../contract/profiles.ts'
import { profileCrumbs } from './crumbs.ts'
import { profileDataOf, type ProfileCalls } from './profile-data.ts'
import { profilePageOf } from './structured.ts'

const userID = '01a1f9b9-ee27-792e-b40c-b1e2c3cff2c2'
const businessID = '01a1f9b9-ee27-792e-b40c-b1e2c3cff2c3'
const japan = { code: 'JP', countryName: 'Japan', emoji: '🇯🇵' }

/** A person who hides what can be hidden and tells nothing else: what the server answers then. */
const silent: PublicProfileEntry = {
  userID,
  username: 'keiko.arai7',
  firstName: 'Keiko',
  lastName: 'Arai',
  profession: null,
  jobPosition: null,
  companyName: null,
  briefPresentation: null,
  city: null,
  country: null,
  state: null,
  profilePhoto: null,
  coverPhoto: null,
  birthDate: null,
  preferredLanguage: null,
  businessType: null,
  industry: null,
  reactions: { reactionCount: { like: 0 } },
}

const open: PublicProfileEntry = {
  ...silent,
  profession: 'Purchasing manager',
  jobPosition: { jobPositionID: 'purchasing-manager', name: 'Purchasing Manager' },
  companyName: 'Hinokawa Bearing Works Co., Ltd.',
  briefPresentation: 'Twelve years with bearings.\nI read drawings.',
  city: 'Kishiwada',
  state: { stateID: 'JP-27', stateName: 'Osaka' },
  country: japan,
  profilePhoto: { url: '/media/keiko.svg' },
  birthDate: '1979-03-04',
  preferredLanguage: { code: 'ja', languageName: 'Japanese' },
  businessType: { code: 'MA', name: 'Manufacturer' },
  industry: { id: '0006', name: 'Power Transmission' },
  reactions: { reactionCount: { like: 12 } },
}

const business: BusinessCardEntry = {
  businessID,
  key: `株式会社檜川軸受製作所-${businessID}`,
  subscription: 'gold',
  verified: true,
  language: 'ja',
  textLanguages: { companyName: 'ja', shortDescription: 'en' },
  general: {
    companyName: '株式会社檜川軸受製作所',
    shortDescription: 'Bearings for machine tools.',
    businessType: { code: 'MA', name: 'Manufacturer' },
    industry: { id: '0006', name: 'Power Transmission' },
    yearStablished: null,
    totalEmployees: null,
    profilePhoto: null,
  },
  cardPicture: null,
  contactInfo: { city: 'Kishiwada', country: japan, state: null },
  tradeCapabilities: { averageLeadTime: null },
  certificates: [],
  reactions: { reactionCount: { like: 0 } },
  answers: null,
}

const calls = (profile: PublicProfileEntry, businesses: BusinessCardEntry[] = []): ProfileCalls => ({
  profile,
  businesses,
  follows: { followersCount: 128, session: { following: false } },
})

test('P2.20: the public profile says everything its person shows', () => {
  expect(profileDataOf(calls(open), 'en')).toMatchObject({
    path: `/profile/${userID}`,
    name: 'Keiko Arai',
    username: 'keiko.arai7',
    does: 'Purchasing manager',
    jobPosition: 'Purchasing Manager',
    company: 'Hinokawa Bearing Works Co., Ltd.',
    place: 'Kishiwada, Osaka, Japan',
    countryCode: 'JP',
    industry: 'Power Transmission',
    businessType: 'Manufacturer',
    language: 'Japanese',
    born: { iso: '1979-03-04', text: '4 Mar 1979' },
    about: 'Twelve years with bearings.\nI read drawings.',
    followers: 128,
    likes: 12,
    photo: '/media/keiko.svg',
  })
  expect(profileDataOf(calls(open), 'ja').born?.text).toBe('1979年3月4日')
})

test('D50: what a person does not tell is not there', () => {
  const data = profileDataOf(calls(silent), 'en')
  expect(data).toMatchObject({ name: 'Keiko Arai', place: '', likes: 0, businesses: [] })
  for (const key of [
    'does',
    'profession',
    'jobPosition',
    'company',
    'about',
    'born',
    'industry',
    'language',
    'businessType',
    'countryCode',
    'photo',
    'cover',
  ] as const)
    expect(data[key], key).toBeUndefined()
  expect(profileDataOf(calls({ ...open, briefPresentation: ' \n ', companyName: '' }), 'en')).toMatchObject({
    about: undefined,
    company: undefined,
  })
})

test('P2.20: nothing reaches the page but what the contract lets everybody see', () => {
  const private_ = {
    email: 'keiko-canary@people.example',
    mobilePhone: { countryCode: '+81', phoneNumber: '5550199001' },
    gender: { code: 'female', name: 'canary-gender' },
    showBirthDate: false,
    showProfession: false,
  }
  const data = profileDataOf(calls({ ...silent, ...private_ }, [business]), 'en')
  const structured = profilePageOf({ ...silent, ...private_ }, data, 'https://jp.example')
  const bytes = JSON.stringify({ data, structured })
  for (const secret of ['canary', '5550199001', 'showBirthDate', 'showProfession', 'gender', 'mobilePhone'])
    expect(bytes).not.toContain(secret)
})

test('a name in Japanese script stands family name first and says its language', () => {
  const keiko = { ...open, firstName: '恵子', lastName: '新井' }
  expect(profileDataOf(calls(keiko), 'en')).toMatchObject({ name: '新井 恵子', nameLang: 'ja' })
  expect(profileDataOf(calls(keiko), 'ja').nameLang).toBeUndefined()
})

test('P2.20: a card of a person’s business names it, its type and place, and leads to it', () => {
  const [card] = profileDataOf(calls(open, [business]), 'en').businesses
  expect(card).toMatchObject({
    name: '株式会社檜川軸受製作所',
    nameLang: 'ja',
    type: 'Manufacturer',
    place: 'Kishiwada, Japan',
    verified: true,
    subscription: 'gold',
    short: 'Bearings for machine tools.',
  })
  expect(decodeURIComponent(decodeURIComponent(card!.path))).toBe(
    `/business/株式会社檜川軸受製作所-${businessID}/`,
  )
})

test('numbers stay with their units in the lines of a person’s companies; what they say of themselves is told to machines as it is', () => {
  const works = { ...business, general: { ...business.general, shortDescription: 'Rings of 20 × 47 mm' } }
  const data = profileDataOf(calls({ ...open, briefPresentation: 'Rings of 5 kg' }, [works]), 'en')
  expect(data.businesses[0]?.short).toBe('Rings of 20\u00a0×\u00a047\u00a0mm')
  expect(data.about).toBe('Rings of 5 kg')
})

test('the way to a person leads to searches for people', () => {
  const types = [{ code: 'UR', businessTypeName: 'Users' }]
  expect(profileCrumbs(open, types)).toEqual([
    { name: 'Users', to: '/search-result?business=UR&countries=global&search=' },
    { name: 'Japan', to: '/search-result?business=UR&countries=JP&search=' },
    { name: 'Power Transmission', to: '/search-result?business=UR&countries=JP&search=Power+Transmission' },
  ])
  expect(profileCrumbs(silent, types)).toHaveLength(1)
})

test('search engines are told of a person what the page says, without the birth date', () => {
  const origin = 'https://jp.example'
  const page = profilePageOf(open, profileDataOf(calls(open, [business]), 'en'), origin)
  expect(page).toMatchObject({
    '@type': 'ProfilePage',
    url: `${origin}/profile/${userID}`,
    mainEntity: {
      '@type': 'Person',
      name: 'Keiko Arai',
      alternateName: 'keiko.arai7',
      jobTitle: 'Purchasing manager',
      image: `${origin}/media/keiko.svg`,
      address: { addressLocality: 'Kishiwada', addressRegion: 'Osaka', addressCountry: 'JP' },
      affiliation: [{ name: '株式会社檜川軸受製作所' }],
      interactionStatistic: { userInteractionCount: 128 },
    },
  })
  expect(JSON.stringify(page)).not.toContain('1979')
  const nothing = { ...calls(silent), follows: { followersCount: 0, session: { following: false } } }
  expect(
    Object.keys(
      JSON.parse(JSON.stringify(profilePageOf(silent, profileDataOf(nothing, 'en'), origin))).mainEntity,
    ),
  ).toEqual(['@type', '@id', 'name', 'alternateName', 'url'])
})

test.each([
  '<img src=x onerror=alert(1)>',
  '\u202egnp.exe',
  'x'.repeat(10_000),
  "'; drop table profiles; --",
  '{name} <0>tag</0>',
])('a hostile text stays a text: %s', (text) => {
  const hostile = { ...open, profession: text, companyName: text, briefPresentation: text, lastName: text }
  const data = profileDataOf(calls(hostile), 'en')
  expect(data.profession).toBe(text)
  expect(data.about).toBe(text)
  expect(data.path).toBe(`/profile/${userID}`)
})
