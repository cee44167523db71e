// What was paid for as the page shows it: labelled, after the first result of five, known to search engines as an advertisement.
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { afterAll, expect, test, vi } from 'vitest'
import type { ApiClient } from '../../../contract/api.ts'
import { companyFound, idOf, productFound } from '../../../testing/search-results.ts'
import type { SearchedType } from '../../components/search/address.ts'

vi.mock('@lingui/react/macro', () => ({
  Trans: ({ children }: { children: React.ReactNode }) => children,
  Plural: ({ value }: { value: number }) => value,
  useLingui: () => ({
    t: (texts: TemplateStringsArray, ...values: unknown[]) => String.raw({ raw: texts }, ...values),
    i18n: { locale: 'en' },
  }),
}))

// Other files read these modules with the macros as they are.
vi.resetModules()
afterAll(() => void vi.resetModules())
const { Cards } = await import('./Cards.tsx')
const { find } = await import('./find.ts')

const kinds = { MA: companyFound, PR: productFound } as const

/** What the server found, as find makes it ready and the cards show it. */
async function pageOf(business: SearchedType & keyof typeof kinds, results: number, paid: number) {
  const made = (name: string, many: number, from: number) =>
    Array.from({ length: many }, (_, at) => kinds[business](from + at, `${name} ${at}`))
  const answer = {
    results: made('Found', results, 0),
    sponsored: made('Paid', paid, 50).map((card) => ({ ...card, boostID: idOf(99) })),
    total_results: results,
    totalResults: results,
    totalIsExact: true,
  }
  const answering = () => Promise.resolve(answer)
  const api = { searchBusinesses: answering, searchProducts: answering } as unknown as ApiClient
  const searched = { business, country: 'global', text: '', page: 1 } as const
  const found = await find(api, searched, 'en')
  const Page = createRoutesStub([
    {
      path: '/',
      Component: () =>
        createElement('main', null, createElement(Cards, { found, language: 'en', address: searched })),
    },
  ])
  const html = renderToStaticMarkup(createElement(Page))
  return { found, html, cards: html.match(/<article.*?<\/article>/gs) ?? [] }
}

const nameOn = (card: string) => /<h2.*?<\/h2>/s.exec(card)?.[0].replace(/<[^>]+>/g, '')

test.each(['MA', 'PR'] as const)(
  '%s: one after the first of each five results, which keep their order',
  async (business) => {
    const { cards, found } = await pageOf(business, 11, 2)
    const inOrder = Array.from({ length: 11 }, (_, at) => `Found ${at}`)
    expect(cards.map(nameOn)).toEqual([
      'Found 0',
      'Paid 0',
      ...inOrder.slice(1, 6),
      'Paid 1',
      ...inOrder.slice(6),
    ])
    expect(found.listed.map(({ name }) => name)).toEqual(inOrder)
    expect(found.total).toBe(11)
  },
)

test.each(['MA', 'PR'] as const)(
  '%s: it says so, at the end of its marks and to who cannot see them',
  async (business) => {
    const { cards } = await pageOf(business, 5, 1)
    const [before, card, ...others] = cards as [string, string, ...string[]]
    expect(card).toMatch(/^<article[^>]* aria-label="Sponsored: Paid 0"/)
    // Nothing follows in the row of marks, which ends with the head of the card.
    expect(card).toMatch(/<span class="[^"]*sponsored[^"]*">Sponsored<\/span><\/div><\/div>/)
    for (const other of [before, ...others]) expect(other).not.toMatch(/sponsored/i)
  },
)

test.each(['MA', 'PR'] as const)(
  '%s: every link to what was paid for tells search engines',
  async (business) => {
    const { cards } = await pageOf(business, 5, 1)
    const links = cards[1]!.match(/<a [^>]*href="\/business[^"]*"[^>]*>/g) ?? []
    expect(links.length).toBeGreaterThanOrEqual(2)
    for (const link of links) expect(link).toContain(`rel="sponsored nofollow" data-boost="${idOf(99)}"`)
  },
)

test.each(['MA', 'PR'] as const)('%s: where nobody paid there is no trace of it', async (business) => {
  const { html, found } = await pageOf(business, 5, 0)
  expect(html.match(/<article/g)).toHaveLength(5)
  expect(html).not.toMatch(/sponsored/i)
  expect(JSON.stringify(found)).not.toMatch(/sponsored/i)
})

test('whoever is signed in likes and saves what was paid for as anything else', async () => {
  const { found } = await pageOf('PR', 5, 1)
  expect(found.ids).toEqual(expect.arrayContaining([idOf(50), idOf(150)]))
  expect(found.ids).toHaveLength(12)
})
