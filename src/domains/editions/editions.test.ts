import { expect, onTestFinished, test } from 'vitest'
import { Edition, listEditions } from '../../contract/editions.ts'
import { languages, type Language } from '../../contract/locale.ts'
import { testApi, testDatabase } from '../../testing/database.ts'
import { allEditions, editionBit, editionLink, editionOf, linkHere, placeEditions } from './editions.ts'

const inOrder = 'jp us mx es it de fr gb cn in br ar co cl pe ec pa do gt cr uy pt tr kr vn'.split(' ')

test('there are 25 editions, Japan first, and each keeps its bit', () => {
  expect(allEditions('en').map(({ code }) => code)).toEqual(inOrder)
  expect(inOrder.map(editionBit)).toEqual([...inOrder.keys()])
  expect(() => editionBit('zz')).toThrow(RangeError)
})

test('each edition is what the contract says, and no two share a host, an origin or an abbreviation', () => {
  for (const language of languages)
    for (const edition of allEditions(language)) expect(Edition.parse(edition)).toEqual(edition)
  for (const key of ['origin', 'abbreviation', 'email', 'countryName', 'siteName', 'legalName'] as const)
    expect(new Set(allEditions('ja').map((edition) => edition[key])).size).toBe(25)
  expect(new Set(allEditions('en').flatMap(({ hosts }) => hosts)).size).toBe(50)
})

test('the Japan edition', () => {
  expect(editionOf('jp')).toEqual({
    code: 'jp',
    countryCode: 'JP',
    hosts: ['jp.localhost', 'jp.millwright.example'],
    origin: 'https://jp.millwright.example',
    brand: 'Millwright',
    abbreviation: 'millwright-japan',
    defaultLanguage: 'en',
    languages: ['en', 'ja', 'es', 'it', 'zh'],
    colours: { brand50: '#EDF3FA', brand: '#1D4F8C', brand700: '#153E70', brand900: '#0F2F57' },
    phoneUSA: '+1 305 555 0142',
    phoneEurope: '+44 20 7946 0123',
    phone: '+44 20 7946 0123',
    support: { timeZone: 'Asia/Tokyo', opens: '09:00', closes: '18:00' },
    email: 'service@jp.millwright.example',
    film: null,
  })
  expect(editionOf('zz')).toBeUndefined()
  expect(editionOf('__proto__')).toBeUndefined()
})

test('an abbreviation fits into /why-{abbreviation}', () => {
  for (const { abbreviation } of allEditions('en')) expect(abbreviation).toMatch(/^[a-z]+(-[a-z]+)*$/)
})

test('country and keywords speak the language', () => {
  const [english] = allEditions('en')
  const [japanese] = allEditions('ja-JP')
  expect(english?.countryName).toBe('Japan')
  expect(english?.keywords).toBe(
    'Japan B2B, Japan manufacturers, Japan suppliers, Japan exporters, industrial products, ' +
      'Automation, Electronics & IT, Machineries, Power Transmission',
  )
  expect(japanese?.countryName).toBe('日本')
  expect(japanese?.keywords).toMatch(/^日本 BtoB, 日本 メーカー, .*自動化・制御/)
  for (const language of languages)
    for (const { keywords } of allEditions(language)) expect(keywords.split(', ')).toHaveLength(9)
})

test('a site is called as its language joins brand and country; one company answers for all under these names', () => {
  const namesIn = (code: string) =>
    languages.map((language) => {
      const { siteName, legalName } = allEditions(language).find((edition) => edition.code === code)!
      expect(legalName).toBe(`Millwright Network LLC (${siteName})`)
      return siteName
    })
  expect(namesIn('it')).toEqual([
    'Millwright Italy',
    'Millwright イタリア版',
    'Millwright Italia',
    'Millwright Italia',
    'Millwright 意大利站',
  ])
  expect(namesIn('jp').slice(0, 2)).toEqual(['Millwright Japan', 'Millwright 日本版'])
})

test('where a language of ours is spoken it is the default; Japan keeps English beside Japanese browsers (D31)', () => {
  const by = Map.groupBy(allEditions('en'), ({ defaultLanguage }) => defaultLanguage)
  const codesOf = (language: Language) => by.get(language)?.map(({ code }) => code)
  expect(codesOf('es')).toEqual('mx es ar co cl pe ec pa do gt cr uy'.split(' '))
  expect(codesOf('it')).toEqual(['it'])
  expect(codesOf('zh')).toEqual(['cn'])
  expect(codesOf('en')).toEqual('jp us de fr gb in br pt tr kr vn'.split(' '))
})

test('each edition has a number to call from there, and hours in its own time', () => {
  for (const { code, phone, phoneUSA, phoneEurope, support } of allEditions('en')) {
    expect(phone, code).toMatch(/^\+\d{1,3}( \d+){2,}$/)
    expect([phoneUSA, phoneEurope]).toEqual(['+1 305 555 0142', '+44 20 7946 0123'])
    expect(support.opens < support.closes, code).toBe(true)
    const zone = new Intl.DateTimeFormat('en', { timeZone: support.timeZone }).resolvedOptions().timeZone
    expect(zone.includes('/'), code).toBe(true)
  }
  const phoneOf = (code: string) => editionOf(code)?.phone
  expect([phoneOf('us'), phoneOf('de'), phoneOf('mx')]).toEqual([
    '+1 305 555 0142',
    '+49 30 23125 042',
    '+1 305 555 0142',
  ])
})

test('white on each brand colour reads at 6:1 or better, brand on its palest shade at 4.5:1', () => {
  expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21)
  for (const { code, colours } of allEditions('en')) {
    for (const shade of [colours.brand, colours.brand700, colours.brand900])
      expect(contrast(shade, '#FFFFFF'), `${code} ${shade}`).toBeGreaterThanOrEqual(6)
    expect(contrast(colours.brand, colours.brand50), code).toBeGreaterThanOrEqual(4.5)
  }
})

test('the list is served in the language asked for and kept for a minute', async () => {
  const api = await testApi(await testDatabase())
  const answer = await api.inject({ url: '/api/edition', headers: { 'accept-language': 'ja' } })
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['cache-control']).toBe('public, max-age=60')
  const { data } = answer.json()
  expect(listEditions.ok.parse(data)).toEqual(data)
  expect(data).toEqual(allEditions('ja'))

  const again = await api.inject({
    url: '/api/edition',
    headers: { 'accept-language': 'ja', 'if-none-match': String(answer.headers.etag) },
  })
  expect(again.statusCode).toBe(304)
})

/** The contrast of two colours by the formula of WCAG 2. */
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

test('editions are reached where the deployment puts them, all others at their example addresses', () => {
  onTestFinished(() => placeEditions({}))
  placeEditions({ jp: 'https://millwright.jp', it: 'https://it.millwright.jp:8443' })

  expect(editionOf('jp')).toMatchObject({
    origin: 'https://millwright.jp',
    hosts: ['jp.localhost', 'millwright.jp'],
    email: 'service@millwright.jp',
  })
  expect(allEditions('ja').find(({ code }) => code === 'it')).toMatchObject({
    origin: 'https://it.millwright.jp:8443',
  })
  expect(editionOf('es')?.origin).toBe('https://es.millwright.example')
  expect(() => placeEditions({ zz: 'https://zz.example' })).toThrow(RangeError)
})

test('links in mails lead to the edition, and to this machine where no edition has a real origin', () => {
  onTestFinished(() => {
    placeEditions({})
    linkHere(undefined)
  })
  expect(editionLink('it', '/accounts/log-in')).toBe('https://it.millwright.example/accounts/log-in')
  placeEditions({ it: 'https://millwright.it' })
  expect(editionLink('it', '/x?token=y')).toBe('https://millwright.it/x?token=y')
  expect(() => editionLink('zz', '/')).toThrow(RangeError)

  placeEditions({})
  linkHere({ port: 3100, edition: 'jp' })
  expect(editionLink('jp', '/x')).toBe('http://localhost:3100/x')
  expect(editionLink('es', '/x')).toBe('http://es.localhost:3100/x')
  placeEditions({ it: 'https://millwright.it' })
  expect(editionLink('it', '/x')).toBe('https://millwright.it/x')
})

test('a link with a secret never leads to an edition that the deployment does not have', () => {
  onTestFinished(() => placeEditions({}))
  placeEditions({ jp: 'https://millwright.jp', it: 'https://millwright.it' })
  expect(editionLink('it', '/x?token=y')).toBe('https://millwright.it/x?token=y')
  expect(editionLink('es', '/x?token=y')).toBe('https://millwright.jp/x?token=y')
})
