// The numbers of the flyout: each node has its own, an empty one is marked and leads on all the same, and there are none where nobody can tell.
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { afterAll, expect, test, vi } from 'vitest'
import type { Branch } from './industryBranches.ts'

vi.mock('@lingui/react/macro', () => ({
  Trans: ({ children }: { children: React.ReactNode }) => children,
  Plural: ({ value, one, other }: { value: number; one: string; other: string }) =>
    (value === 1 ? one : other).replace('#', String(value)),
  useLingui: () => ({ t: (texts: TemplateStringsArray) => texts.join('') }),
}))
vi.mock('@lingui/core/macro', () => ({ msg: (texts: TemplateStringsArray) => texts.join('') }))

// Other files read these modules with the macros as they are.
vi.resetModules()
afterAll(() => void vi.resetModules())
const { IndustryFlyout } = await import('./IndustryFlyout.tsx')
const { default: styles } = await import('./IndustryFlyout.module.css')

const industry = { id: '0006', name: 'Power Transmission' } as Parameters<
  typeof IndustryFlyout
>[0]['industry']

/** Each link of the tree: where it leads, whether it is marked as empty, and what is read out of it. */
function linksOf(category: Branch, sub: Branch) {
  const branches = { categories: [{ ...category, subCategories: [sub] }], more: false }
  const Page = createRoutesStub([
    {
      path: '/',
      Component: () =>
        createElement(IndustryFlyout, { industry, branches, onChoose: () => {}, onKeyDown: () => {} }),
    },
  ])
  const html = renderToStaticMarkup(createElement(Page))
  return [...html.matchAll(/<a ([^>]*href="\/search-result[^>]*)>(.*?)<\/a>/gsu)].map(
    ([, attributes = '', inside = '']) => ({
      to: /href="([^"]*)"/u.exec(attributes)![1]!.replaceAll('&amp;', '&'),
      isEmpty: attributes.includes(styles['empty']!),
      read: inside
        .replace(/<span[^>]*aria-hidden[^>]*>.*?<\/span>/gsu, '')
        .replace(/<[^>]*>/gu, '')
        .trim(),
    }),
  )
}

const category = { id: '0006.0006', name: 'Bearings' }
const sub = { id: '0006.0006-11', name: 'Ball bearings' }
const toCategory = '/search-result?search=Bearings&industry=0006.0006'
const toSub = '/search-result?business=PR&search=Ball%20bearings&category=0006.0006-11'

test('each node tells its number, and what it is a number of', () => {
  expect(linksOf({ ...category, count: 1204 }, { ...sub, count: 1 })).toEqual([
    { to: toCategory, isEmpty: false, read: 'Bearings 1204 companies' },
    { to: toSub, isEmpty: false, read: 'Ball bearings 1 product' },
  ])
})

test('an empty node is marked, says so, and leads to where one asks for it', () => {
  expect(linksOf({ ...category, count: 3 }, { ...sub, count: 0 })).toEqual([
    { to: toCategory, isEmpty: false, read: 'Bearings 3 companies' },
    { to: toSub, isEmpty: true, read: 'Ball bearings 0 products' },
  ])
})

test('where nobody can tell, nothing is said and nothing marked', () => {
  expect(linksOf(category, sub)).toEqual([
    { to: toCategory, isEmpty: false, read: 'Bearings' },
    { to: toSub, isEmpty: false, read: 'Ball bearings' },
  ])
})
