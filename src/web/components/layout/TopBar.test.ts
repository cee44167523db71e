// Where one searches from: a button in the bar of each page that has no search bar of its own, and a line in the menu of phones.
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { afterAll, expect, test, vi } from 'vitest'
import type { Frame } from '../../api/frame.ts'
import type { LayoutHandle, Viewer } from './site.ts'

vi.mock('@lingui/react/macro', () => ({
  Trans: ({ children }: { children: React.ReactNode }) => children,
  useLingui: () => ({
    t: (texts: TemplateStringsArray) => texts.join(''),
    i18n: { locale: 'en', _: (text: string) => text },
  }),
}))
vi.mock('@lingui/core/macro', () => ({
  msg: (texts: TemplateStringsArray | { message: string }) =>
    'message' in texts ? texts.message : texts.join(''),
  plural: () => '',
}))

// Other files read these modules with the macros as they are.
vi.resetModules()
afterAll(() => void vi.resetModules())
const { TopBar } = await import('./TopBar.tsx')
const { FrameContext } = await import('./site.ts')

const frame = {
  edition: { brand: 'Millwright', countryName: 'Japan', languages: ['en', 'ja'] },
  industries: [],
} as unknown as Frame
const visitor: Viewer = { language: 'en' }
const session = { userID: '1', firstName: 'Mira', lastName: 'Berg', photo: null } as Viewer['session']
const signedIn = { ...visitor, session, badges: { messages: 2, notifications: 0, mailboxes: [] } } as Viewer
const company = { businessID: '2', name: 'Ringworks', logo: undefined, industryID: '0006' }
const acting = { ...signedIn, acting: { chosen: company, businesses: [company], more: false } }
/** What the management of a company is loaded with. */
const managed = { business: { businessID: '2', companyName: 'Ringworks', industryID: '0006', role: 'owner' } }

/** The bar of a page, in parts: its row, and what the menu of phones holds. */
function barOf(viewer: Viewer, data: object = {}, handle?: LayoutHandle) {
  const Page = createRoutesStub([
    {
      id: 'root',
      path: '/',
      loader: () => viewer,
      Component: () => createElement(FrameContext, { value: frame }, createElement(TopBar)),
      children: [{ id: 'page', index: true, loader: () => data, handle, Component: () => null }],
    },
  ])
  const loaderData = { root: viewer, page: data }
  const html = renderToStaticMarkup(createElement(Page, { hydrationData: { loaderData } }))
  const menuAt = html.indexOf('<nav id="menu"')
  return { row: html.slice(0, menuAt), menu: html.slice(menuAt) }
}

/** The names of what opens the search; without scripts it leads to the field of the search page. */
const searchButtons = (html: string) =>
  [...html.matchAll(/<a [^>]*href="\/search-result#search-text"[^>]*>(.*?)<\/a>/gsu)].map(
    ([tag, text]) => /aria-label="([^"]*)"/u.exec(tag)?.[1] ?? text,
  )

test.each<[string, Viewer, object?]>([
  ['a visitor', visitor],
  ['who is signed in', signedIn],
  ['who acts as a company', acting],
  ['who manages a company', acting, managed],
])('%s has one Search button in the bar, and one in the menu of phones', (_, viewer, data = {}) => {
  const { row, menu } = barOf(viewer, data)
  expect(searchButtons(row)).toEqual(['Search'])
  expect(searchButtons(menu)).toEqual(['Search'])
  expect(row.includes('>Login<')).toBe(viewer === visitor)
})

test('where the page has a search bar, it stands in the place of the button; the menu keeps its own', () => {
  const SearchBar = () => createElement('search', null, 'type, country, words')
  for (const viewer of [visitor, signedIn]) {
    const { row, menu } = barOf(viewer, {}, { searchBar: SearchBar })
    expect(row).toContain('<search>type, country, words</search>')
    expect(searchButtons(row)).toEqual([])
    expect(searchButtons(menu)).toEqual(['Search'])
  }
})
