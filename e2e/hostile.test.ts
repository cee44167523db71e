// Hostile strings, slugs and values against pages and calls: never a 500, never a long wait, never an echo that runs.
import net from 'node:net'
import { expect, inject, test } from 'vitest'
import { businessKey, profilePath } from '../src/contract/slugs.ts'
import { companies, pathOf, pathOfProduct, poorCompany, richPerson, richProduct } from './directory.ts'
import { headerFaults, type Class } from './headers.ts'
import { careless, encoded, hostile } from './hostile-strings.ts'
import { everywhere, someOf } from './visitor.ts'
import { ask, faultsOf, site, wholesomeMs, wrongAmong } from './wrong-answers.ts'

test('there are at least 150 of them', () => {
  expect(hostile.length).toBeGreaterThanOrEqual(150)
})

test('as words of a search page', async () => {
  expect(
    await wrongAmong(someOf(hostile, 'as words').map((text) => `/search-result?search=${encoded(text)}`)),
  ).toEqual([])
})

test('as words in an address written without care', async () => {
  expect(
    await wrongAmong(
      someOf(hostile, 'as careless words').map((text) => `/search-result?search=${careless(text)}`),
    ),
  ).toEqual([])
})

test.each(['business', 'countries', 'page', 'lang', 'size'])('as the value of %s', async (name) => {
  expect(
    await wrongAmong(someOf(hostile, name).map((text) => `/search-result?${name}=${encoded(text)}`)),
  ).toEqual([])
})

test('as names of parameters, repeated and without a value', async () => {
  const addresses = someOf(hostile, 'as names of parameters').flatMap((text) => [
    `/search-result?${encoded(text)}`,
    `/search-result?search=a&search=${encoded(text)}`,
  ])
  expect(await wrongAmong(addresses)).toEqual([])
})

test('as slugs of business pages, encoded once, twice, three times and not at all', async () => {
  const addresses = someOf(hostile, 'as slugs of business pages').flatMap((text) => [
    `/business/${careless(text)}`,
    `/business/${encoded(text)}/`,
    `/business/${encoded(encoded(text))}/`,
    `/business/${encoded(encoded(encoded(text)))}/`,
  ])
  expect(await wrongAmong(addresses)).toEqual([])
})

test('before the id of a real company: the page stays its own, under its one address', async () => {
  const company = await poorCompany(inject('site'), true)
  const path = pathOf(company)
  const slugs = someOf(hostile, 'before the id of a real company').map(
    (text) => `${text.toWellFormed().replaceAll('\0', '')}-${company.businessID}`,
  )
  const addresses = slugs.map((slug) => `/business/${encoded(encoded(slug))}/`)
  expect(await wrongAmong(addresses)).toEqual([])
  const answers = await Promise.all(addresses.slice(0, everywhere ? 60 : 20).map((address) => ask(address)))
  const elsewhere = answers
    .filter(({ status }) => status < 400)
    .filter(({ status, headers }) => status !== 301 || headers.get('location') !== path)
  expect(elsewhere).toEqual([])
})

test("another company's name before an id leads to the id's own page; upper case and any encoding too", async () => {
  const [first, second] = await companies(inject('site'), {}, 50)
  const strange = businessKey({
    businessID: first!.businessID,
    companyName: second!.general.companyName,
  })
  const own = pathOf(first!)
  for (const slug of [strange, strange.toUpperCase(), first!.businessID, first!.businessID.toUpperCase()])
    for (const times of [1, 2, 3]) {
      let address = slug
      for (let n = 0; n < times; n++) address = encodeURIComponent(address)
      const answer = await ask(`/business/${address}/`)
      expect([slug, answer.status, answer.headers.get('location')]).toEqual([slug, 301, own])
      expect(answer.body).not.toContain(second!.general.companyName)
    }
})

test('as paths of pages, files, pictures, flags and calls', async () => {
  const folders = ['', 'assets/', 'flags/', 'media/demo/', 'api/', 'resources/industry/', 'business-product/']
  const addresses = someOf(hostile, 'as paths of pages').flatMap((text) =>
    folders.map((folder) => `/${folder}${encoded(text)}`),
  )
  expect(await wrongAmong(addresses)).toEqual([])
})

test('nothing outside the served folders is served', async () => {
  const climbs = ['..', '%2e%2e', '..%2f..', '%2e%2e%2f%2e%2e', '..%5c..', '....//', '..;']
  const files = ['package.json', 'etc/passwd', '.data/secret', 'src/main.ts']
  for (const folder of ['assets', 'flags', 'media', 'api/docs'])
    for (const climb of climbs)
      for (const file of files) {
        const { body } = await ask(`/${folder}/${climb}/${climb}/${climb}/${file}`)
        expect(body).not.toMatch(/"dependencies"|root:x:|import \{ /)
      }
})

test('where to go after the language or a log-in: only ever to a path of our own', async () => {
  const addresses = someOf(hostile, 'where to go').flatMap((text) => [
    `/language?lang=ja&continue=${encoded(text)}`,
    `/language?lang=${encoded(text)}&continue=/`,
    `/accounts/log-in?continue=${encoded(text)}`,
  ])
  expect(await wrongAmong(addresses)).toEqual([])
})

test('in the body of a search call, and as other types than text', async () => {
  const headers = { 'content-type': 'application/json' }
  const wrong: string[] = []
  const bodies = someOf(hostile, 'in the body of a search call').flatMap((text) => [
    JSON.stringify({ textQuery: text }),
    JSON.stringify({ textQuery: text.slice(0, 100), businessType: text, country: text, skip: text }),
    JSON.stringify({ [text]: text }),
    text,
  ])
  for (const body of bodies) {
    const answer = await ask('/api/search/business', { method: 'POST', headers, body })
    wrong.push(...faultsOf(answer).map((fault) => `${fault}: ${body.slice(0, 120)}`))
  }
  expect(wrong).toEqual([])
})

test('as ids of calls', async () => {
  const addresses = someOf(hostile, 'as ids of calls').flatMap((text) => [
    `/api/business/profile/${encoded(text)}`,
    `/api/product/by-business?bid=${encoded(text)}`,
    `/api/ref-data/country/${encoded(text)}/state`,
    `/api/catsys/industry/${encoded(text)}/category`,
  ])
  expect(await wrongAmong(addresses)).toEqual([])
})

test('as languages, editions, cookies and hosts', async () => {
  const wrong: string[] = []
  for (const text of someOf(hostile, 'as languages')) {
    const value = encoded(text).slice(0, 4_000)
    const headers = {
      'accept-language': value,
      'x-edition': value,
      cookie: `mw_lang=${value}; mw_access=${value}`,
    }
    wrong.push(...faultsOf(await ask('/search-result', { headers })).map((fault) => `${fault}: ${value}`))
    const host = value.slice(0, 200)
    wrong.push(...faultsOf(await ask('/', { headers: { host } })).map((fault) => `${fault}: host ${host}`))
  }
  expect(wrong).toEqual([])
})

test('bytes that are no request at all are refused at once', async () => {
  for (const bytes of [
    '\x16\x03\x01\x02',
    'GET /\x00 HTTP/1.1\r\n\r\n',
    'GET / HTTP/9.9\r\n\r\n',
    `GET /${'a'.repeat(20_000)} HTTP/1.1\r\n\r\n`,
  ]) {
    const said = await new Promise<string>((resolve) => {
      let text = ''
      const socket = net.connect(Number(site.port), '127.0.0.1', () => socket.write(bytes))
      socket.setTimeout(wholesomeMs, () => socket.destroy())
      socket.on('data', (chunk) => (text += chunk.toString()))
      socket.on('error', () => resolve(text))
      socket.on('close', () => resolve(text))
    })
    expect(said).toMatch(/^HTTP\/1\.1 4\d\d /)
  }
})

test('the answers that pages and tools rely on carry the same headers', async () => {
  const company = await poorCompany(inject('site'), false)
  const answers: [string, Class][] = [
    ['/', 'page'],
    ['/search-result?search=bearing', 'page'],
    [pathOf(company), 'page'],
    [pathOfProduct(await richProduct(inject('site'), 'bearing')), 'page'],
    [profilePath((await richPerson(inject('site'))).userID), 'page'],
    ['/industries', 'page'],
    ['/profile/01980000-0000-7000-8000-000000000000', 'failure'],
    ['/business-product/x', 'redirect'],
    ['/accounts/log-in', 'page'],
    ['/api/docs', 'page'],
    ['/business/x', 'redirect'],
    ['/language?lang=ja', 'redirect'],
    ['/api/openapi.json', 'answer'],
    ['/api/ref-data/country', 'answer'],
    ['/api/user/profile', 'failure'],
    ['/api/nothing', 'failure'],
    ['/assets/nothing.js', 'failure'],
    ['/healthz', 'answer'],
    ['/readyz', 'answer'],
    ['/metrics', 'failure'],
    ['/robots.txt', 'answer'],
    ['/sitemap.xml', 'answer'],
    ['/sitemaps/business-1.xml', 'answer'],
    ['/sitemaps/none-1.xml', 'failure'],
    ['/resources/industry/0006', 'answer'],
    ['/flags/JP.svg', 'asset'],
  ]
  const page = (await ask('/search-result')).body
  for (const [asset] of page.matchAll(/\/assets\/[\w.-]+\.(?:js|css|woff2)/g)) answers.push([asset, 'asset'])
  const wrong: string[] = []
  for (const [address, kind] of answers) {
    const answer = await ask(address)
    const faults = headerFaults(answer.headers, kind)
    wrong.push(...faults.map((fault) => `${address}: ${fault}`))
  }
  expect(wrong).toEqual([])
  expect((await ask('/api/nothing')).status).toBe(404)
})

test('the scorer sees what is wrong', async () => {
  const { headers } = await ask('/search-result')
  expect(headerFaults(headers, 'page')).toEqual([])
  const planted: [string, string | null, string][] = [
    ['content-security-policy', "default-src 'none'; script-src 'self' 'unsafe-inline'", 'unsafe-inline'],
    ['content-security-policy', "default-src 'none'; script-src *; base-uri 'none'", 'script-src allows *'],
    ['content-security-policy', null, 'default-src is missing'],
    ['x-content-type-options', null, 'x-content-type-options is missing'],
    ['referrer-policy', 'unsafe-url', 'referrer-policy is unsafe-url'],
    ['cross-origin-opener-policy', null, 'cross-origin-opener-policy is missing'],
    ['cache-control', 'public, max-age=31536000, immutable', 'cache-control of a page'],
    ['x-powered-by', 'Express', 'x-powered-by tells'],
  ]
  for (const [name, value, fault] of planted) {
    const worse = new Headers(headers)
    if (value === null) worse.delete(name)
    else worse.set(name, value)
    expect(headerFaults(worse, name === 'cache-control' ? 'redirect' : 'page').join()).toContain(
      name === 'cache-control' ? 'cache-control of a redirect' : fault,
    )
  }
})
