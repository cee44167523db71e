// What is said beside the choice of an order: what decides where the words do not (D58).
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { afterAll, expect, test, vi } from 'vitest'
import type { SearchAddress } from '../../components/search/address.ts'

vi.mock('@lingui/react/macro', () => ({
  Trans: ({ children }: { children: React.ReactNode }) => children,
}))

// Other files read these modules with the macros as they are.
vi.resetModules()
afterAll(() => void vi.resetModules())
const { Order } = await import('./Order.tsx')

/** The words of the form, without those that can be chosen. */
function said(more: Partial<SearchAddress>): string {
  const address: SearchAddress = { business: 'MA', country: 'global', text: 'bearing', page: 1, ...more }
  const Page = createRoutesStub([{ path: '/', Component: () => createElement(Order, { address }) }])
  const html = renderToStaticMarkup(createElement(Page))
  return html.replaceAll(/<select.*?<\/select>|<noscript.*?<\/noscript>/gsu, '').replaceAll(/<[^>]+>/gu, ' ')
}

test.each(['MA', 'DI', 'PR', 'UR'] as const)('%s: where all that counts is published', (business) => {
  const ranked = 'How results are ordered'
  expect(said({ business })).toContain(ranked)
  expect(said({ business, sort: 'relevance' })).toContain(ranked)
})

test('nothing of it where another order is chosen, in which no plan counts', () => {
  for (const sort of ['newest', 'answers'] as const) {
    expect(said({ sort })).toContain('Sort by')
    expect(said({ sort })).not.toContain('How results are ordered')
  }
})
