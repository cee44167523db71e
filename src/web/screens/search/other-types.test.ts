// Beside few results: the types that have something of the same words, each a link with its number.
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { afterAll, expect, test, vi } from 'vitest'

vi.mock('@lingui/react/macro', () => ({
  Trans: ({ children }: { children: React.ReactNode }) => children,
  useLingui: () => ({ t: (texts: TemplateStringsArray) => texts.join('') }),
}))
vi.mock('@lingui/core/macro', () => ({ msg: () => '', plural: () => '' }))

// Other files read these modules with the macros as they are.
vi.resetModules()
afterAll(() => void vi.resetModules())
const { MoreAmongTypes } = await import('./OtherTypes.tsx')

const address = { business: 'MA', country: 'IT', text: 'pompe centrifughe', page: 2 } as const
const businessTypes = [
  { code: 'MA', businessTypeName: 'Manufacturers' },
  { code: 'IM', businessTypeName: 'Importers' },
  { code: 'DI', businessTypeName: 'Distributors' },
]
function shown(
  types: readonly { code: string; total: number; totalIsExact: boolean }[],
  more: { verified?: true; sort?: 'newest' } = {},
): string {
  const props = { address: { ...address, ...more }, businessTypes, types, language: 'en' }
  const Page = createRoutesStub([{ path: '/', Component: () => createElement(MoreAmongTypes, props) }])
  return renderToStaticMarkup(createElement(Page))
}

test('only those that have something, in the same country', () => {
  const html = shown([
    { code: 'IM', total: 12, totalIsExact: true },
    { code: 'DI', total: 0, totalIsExact: true },
  ])
  const links = [...html.matchAll(/<a[^>]* href="([^"]*)"/gu)].map(
    ([, to]) => new URL(to!.replaceAll('&amp;', '&'), 'http://localhost').searchParams,
  )
  expect(links.map((asked) => [asked.get('business'), asked.get('countries'), asked.get('search')])).toEqual([
    ['IM', 'IT', 'pompe centrifughe'],
  ])
  expect(html.replace(/<[^>]+>/gu, ' ')).toMatch(/Importers\s+\(12\)/u)
})

test('nothing where none has', () => expect(shown([{ code: 'IM', total: 0, totalIsExact: true }])).toBe(''))

test('where filters are set it is said that these numbers are without them', () => {
  const found = [{ code: 'IM', total: 12, totalIsExact: true }]
  expect(shown(found, { verified: true })).toContain('without filters')
  for (const more of [{}, { sort: 'newest' }] as const) {
    expect(shown(found, more)).not.toContain('without filters')
  }
})
