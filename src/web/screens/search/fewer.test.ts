// What is offered where nothing has all words: each way a link with its number, filters kept.
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { afterAll, expect, test, vi } from 'vitest'

vi.mock('@lingui/react/macro', () => ({
  Trans: ({ children }: { children: React.ReactNode }) => children,
  useLingui: () => ({
    t: (texts: TemplateStringsArray, ...values: unknown[]) => String.raw({ raw: texts }, ...values),
  }),
}))
vi.mock('@lingui/core/macro', () => ({ msg: () => '', plural: () => '' }))

// Other files read these modules with the macros as they are.
vi.resetModules()
afterAll(() => void vi.resetModules())
const { Fewer } = await import('./Fewer.tsx')

test('the way that keeps the thing comes first, in the same country, without what was asked exactly', () => {
  const relaxed = [
    { text: '遠心ポンプ', words: ['50A'], isOnly: false, total: 1_204, totalIsExact: true },
    { text: '50A', words: ['50A'], isOnly: true, total: 20_000, totalIsExact: false },
  ]
  const address = { business: 'PR', country: 'IT', text: '遠心ポンプ 50A', page: 2, exactly: true } as const
  const Page = createRoutesStub([
    { path: '/', Component: () => createElement(Fewer, { relaxed, address, language: 'en' }) },
  ])
  const html = renderToStaticMarkup(createElement(Page))
  const links = [...html.matchAll(/<a[^>]* href="([^"]*)"/gu)].map(
    ([, to]) => new URL(to!.replaceAll('&amp;', '&'), 'http://localhost').searchParams,
  )
  expect(links.map((asked) => asked.get('search'))).toEqual(['遠心ポンプ', '50A'])
  for (const asked of links) {
    expect(asked.get('countries')).toBe('IT')
    expect(asked.has('exactly')).toBe(false)
    expect(asked.has('page')).toBe(false)
  }
  const items = (html.match(/<li>.*?<\/li>/gsu) ?? []).map((item) => item.replace(/<[^>]+>/gu, ''))
  expect(items).toEqual(['Without “50A” (1,204)', 'Only “50A” (20,000+)'])
})
