// The directory asked with ill will: product and profile addresses, sitemaps, films, searches of products and people, and slugs by the thousand.
import net from 'node:net'
import { expect, inject, test } from 'vitest'
import { pathOfProduct, people, products } from './directory.ts'
import { careless, encoded, hostile } from './hostile-strings.ts'
import { everywhere, someOf } from './visitor.ts'
import { ask, faultsOf, site, wrongAmong } from './wrong-answers.ts'

const origin = inject('site')

test.each([
  ['PR', '/search-result'],
  ['UR', '/search-result.data'],
])('as words of a search of kind %s at %s', async (kind, path) => {
  const addresses = someOf(hostile, kind).map((text) => `${path}?business=${kind}&search=${encoded(text)}`)
  expect(await wrongAmong(addresses)).toEqual([])
})

test('as slugs of products and people, encoded once, twice, three times and not at all', async () => {
  const addresses = ['/business-product/', '/profile/'].flatMap((page) =>
    someOf(hostile, 'as slugs of products and people').flatMap((text) => [
      `${page}${careless(text)}`,
      `${page}${encoded(text)}`,
      `${page}${encoded(encoded(text))}/`,
      `${page}${encoded(encoded(encoded(text)))}`,
      `${page}${encoded(text)}.data`,
    ]),
  )
  expect(await wrongAmong(addresses)).toEqual([])
})

test('before the id of a real product: the page stays its own, under its one address', async () => {
  const { results } = await products(origin, { size: 1 })
  const path = pathOfProduct(results[0]!)
  const slugs = someOf(hostile, 'before the id of a real product').map(
    (text) => `${text.toWellFormed().replaceAll('\0', '')}-${results[0]!.productID}`,
  )
  const addresses = slugs.map((slug) => `/business-product/${encoded(encoded(slug))}`)
  expect(await wrongAmong(addresses)).toEqual([])
  const answers = await Promise.all(addresses.slice(0, everywhere ? 60 : 20).map((address) => ask(address)))
  const elsewhere = answers
    .filter(({ status }) => status < 400)
    .filter(({ status, headers }) => status !== 301 || headers.get('location') !== path)
  expect(elsewhere).toEqual([])
})

test('as what a visitor wants to do after the log-in, and where', async () => {
  const { profiles } = await people(origin, { size: 1 })
  const page = `/profile/${profiles[0]!.userID}`
  const addresses = someOf(hostile, 'wishes').flatMap((text) => [
    `${page}?act=${encoded(text)}`,
    `${page}?act=like&on=${encoded(text)}`,
    `/accounts/log-in?continue=${encoded(`${page}?act=${text.toWellFormed()}`)}`,
    `/accounts/log-in?act=${encoded(text)}&on=${encoded(text)}`,
  ])
  expect(await wrongAmong(addresses)).toEqual([])
})

test('as parts of sitemaps, films and pictures', async () => {
  const folders = [
    '/sitemaps/',
    '/sitemaps/business-',
    '/sitemaps/product-',
    '/media/demo/films/',
    '/media/demo/',
  ]
  const addresses = someOf(hostile, 'as parts of sitemaps').flatMap((text) =>
    folders.flatMap((folder) => [`${folder}${careless(text)}`, `${folder}${encoded(text)}.xml`]),
  )
  expect(await wrongAmong(addresses)).toEqual([])
  for (const part of ['0', '-1', '1e3', '01', '1.0', '0x1', '9999999', '99999999999999999999', '1%20', '+1'])
    expect([part, (await ask(`/sitemaps/business-${part}.xml`)).status]).toEqual([part, 404])
})

test('in the bodies of searches of products and people', async () => {
  const headers = { 'content-type': 'application/json' }
  const wrong: string[] = []
  const bodies = someOf(hostile, 'bodies').flatMap((text) => [
    JSON.stringify({ textQuery: text }),
    JSON.stringify({ textQuery: text.slice(0, 100), country: text, skip: text, limit: text }),
    JSON.stringify({ textQuery: text.slice(0, 60), country: 'JP', size: 50, skip: 10_000 }),
  ])
  for (const address of ['/api/search/product', '/api/user/search'])
    for (const body of bodies) {
      const answer = await ask(address, { method: 'POST', headers, body })
      wrong.push(...faultsOf(answer).map((fault) => `${fault}: ${address} ${body.slice(0, 120)}`))
    }
  expect(wrong).toEqual([])
})

test('as ids, kinds, parts and depths of calls', async () => {
  const addresses = someOf(hostile, 'as ids').flatMap((text) => [
    `/api/product/${encoded(text)}`,
    `/api/user/public-profile/${encoded(text)}`,
    `/api/business/profile/list-business?userID=${encoded(text)}`,
    `/api/social/reaction/summary/${encoded(text)}?businessID=${encoded(text)}`,
    `/api/social/follow/${encoded(text)}/summary`,
    `/api/directory/category-count?depth=${encoded(text)}`,
    `/api/directory/page/${encoded(text)}/1`,
    `/api/directory/page/business/${encoded(text)}`,
  ])
  expect(await wrongAmong(addresses)).toEqual([])
})

const marks = String.raw`% %2 %25 %2525 %2F %252F %5C %00 %2500 %0d%0a %u0061 %ff %c0%af %ed%a0%80 %F0%9F%98%80 %2e%2e
  %3Cscript%3E .. . / // \ - _ ; : @ & = + ~ ' ( * ! , $ | ^ { [ " < > .data .xml __proto__ constructor 軸受 🏭`
const pieces = [...marks.split(/\s+/), '`', 'e\u0301', 'x'.repeat(500)]
const folders = [
  '/',
  '/business/',
  '/business-product/',
  '/profile/',
  '/sitemaps/',
  '/media/demo/',
  '/industries/',
]
const folder = (at: number) => folders[at % folders.length]!

/** Thousands with SCREENS=all. */
const slugCount = everywhere ? 5_000 : 1_000

/** The same numbers below `count` at every run. */
function numbers(seed: number): (count: number) => number {
  let state = seed
  return (count) => (state = (state * 48_271) % 2_147_483_647) % count
}

test(`${slugCount} slugs made of everything that slugs can go wrong by`, async () => {
  const next = numbers(20_261_120)
  const { results } = await products(origin, { size: 5 })
  const ids = results.flatMap(({ productID, businessID }) => [productID, businessID.toUpperCase()])
  const all = [...pieces, ...ids]
  const slug = () => Array.from({ length: 1 + next(6) }, () => all[next(all.length)]).join('')
  const addresses = Array.from({ length: slugCount }, (_, at) => {
    const text = next(50) === 0 ? slug().repeat(40).slice(0, 8_000) : slug()
    return careless(`${folder(at)}${text}${['', '/', '.data', `-${ids[next(ids.length)]}`][next(4)]}`)
  })
  expect(await wrongAmong(addresses)).toEqual([])
}, 120_000)

async function aFilm(): Promise<string> {
  const { results } = await products(origin, { textQuery: 'Hinokawa bearing', size: 50 })
  for (const { productID } of results) {
    const answer = await fetch(`${origin}/api/product/${productID}`)
    const { data } = (await answer.json()) as { data: { videos: { url: string }[] } }
    if (data.videos[0]) return data.videos[0].url
  }
  throw new Error('no product of the bearing works has a film')
}

test('parts of a film: those there are, or a refusal, and never more than was asked for', async () => {
  const film = await aFilm()
  const whole = Number((await fetch(origin + film, { method: 'HEAD' })).headers.get('content-length'))
  expect(whole).toBeGreaterThan(10_000)
  const ranges: [range: string, status: number, bytes: number][] = [
    ['bytes=0-0', 206, 1],
    ['bytes=-1', 206, 1],
    [`bytes=${whole - 10}-`, 206, 10],
    ['bytes=0-99999999999999999999', 206, whole],
    ['bytes=0-1,0-1', 206, 2],
    ['bytes=0-10,5-20', 206, 21],
    ['bytes=0-0,100-100', 200, whole],
    [`bytes=${Array.from({ length: 1_500 }, (_, at) => `${at * 4}-`).join(',')}`, 206, whole],
    [`bytes=${whole}-`, 416, 0],
    ['bytes=5-1', 416, 0],
    ['bytes=-0', 416, 0],
    ['bytes=--1', 416, 0],
    ['bytes=abc', 416, 0],
    ['bytes=NaN-NaN', 416, 0],
    ['items=0-1', 200, whole],
    ['bytes', 200, whole],
  ]
  for (const [range, status, bytes] of ranges) {
    const answer = await fetch(origin + film, { headers: { range } })
    const { byteLength } = await answer.arrayBuffer()
    expect([range.slice(0, 40), answer.status, byteLength]).toEqual([range.slice(0, 40), status, bytes])
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
  }
})

test('visitors who go in the middle, 200 at once, leave the site as it was', async () => {
  const paths = [
    await aFilm(),
    '/industries',
    '/sitemaps/product-1.xml',
    '/search-result?business=PR&search=',
  ]
  const leave = (at: number) =>
    new Promise<void>((resolve) => {
      const socket = net.connect(Number(site.port), '127.0.0.1', () => {
        const request = `GET ${paths[at % paths.length]} HTTP/1.1\r\nHost: ${site.host}\r\n\r\n`
        socket.write(at % 7 === 0 ? request.slice(0, 20) : request)
        if (at % 3 === 0) socket.resetAndDestroy()
        if (at % 7 === 0) socket.end()
      })
      socket.once('data', () => socket.resetAndDestroy())
      socket.on('error', () => {})
      socket.once('close', () => resolve())
    })
  await Promise.all(Array.from({ length: 200 }, (_, at) => leave(at)))
  expect(await wrongAmong(paths)).toEqual([])
})

test('strange hosts and proxies that are none decide nothing for the next visitor', async () => {
  const address = '/industries'
  const titleFor = async (headers: Record<string, string>) =>
    /<title>([^<]*)<\/title>/.exec((await ask(address, { headers })).body)?.[1]
  const victim = { host: `it.localhost:${site.port}`, 'accept-language': 'en-US, en;q=0.9' }
  const expected = await titleFor({ host: `it.localhost:${site.port}`, 'accept-language': 'en' })
  expect(expected).toContain('Italy')
  const attacks: Record<string, string>[] = [
    { host: `it.localhost:${site.port} en-US,`, 'accept-language': 'en;q=0.9' },
    { host: 'evil.example', 'x-forwarded-host': `it.localhost:${site.port}` },
    {
      ...victim,
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'https',
      forwarded: 'host=evil.example',
    },
    {
      ...victim,
      'x-original-url': '/',
      'x-rewrite-url': '/',
      'x-http-method-override': 'POST',
      'x-edition': 'cn',
    },
    { ...victim, cookie: 'mw_lang=ja; mw_access=x' },
  ]
  for (const attack of attacks)
    for (let time = 0; time < 2; time++) {
      await titleFor(attack)
      expect(await titleFor(victim)).toBe(expected)
      const { body } = await ask(address, { headers: attack })
      expect(body).not.toContain('evil.example')
    }
})
