// The frame of the management screens says for which company one edits, and its tabs how many there are of what they list.
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { afterAll, expect, test, vi } from 'vitest'
import type { ManageHead } from '../../api/managed.ts'

vi.mock('@lingui/react/macro', () => ({
  Trans: ({ children }: { children: React.ReactNode }) => children,
  useLingui: () => ({
    t: (texts: TemplateStringsArray, ...values: unknown[]) => String.raw({ raw: texts }, ...values),
    i18n: { locale: 'en', _: (text: string) => text },
  }),
}))
vi.mock('@lingui/core/macro', () => ({
  msg: (texts: TemplateStringsArray) => texts.join(''),
  plural: () => '',
}))

// Other files read these modules with the macros as they are.
vi.resetModules()
afterAll(() => void vi.resetModules())
const { ManageShell } = await import('./ManageShell.tsx')
const { manageHeadOf } = await import('../../api/managed.ts')

type Managed = Parameters<typeof manageHeadOf>[0]

/** A company as the server tells of it to its people. */
const managed = (counts: Managed['counts']) =>
  ({
    businessID: '0199a1b2-0000-7000-8000-000000000001',
    role: 'owner',
    subscription: 'gold',
    verified: false,
    completeness: 60,
    profilePhoto: null,
    general: { companyName: 'Copper & Sons', categories: [] },
    counts,
  }) as unknown as Managed

function markupOf(business: ManageHead): string {
  const shell = { business, tab: 'products', children: 'The form' } as const
  const Page = createRoutesStub([{ path: '/', Component: () => createElement(ManageShell, shell) }])
  return renderToStaticMarkup(createElement(Page))
}

/** What the tabs say, in their order. */
const tabsIn = (html: string) =>
  [...html.matchAll(/<a[^>]* data-tab="(\w+)"[^>]*>(.*?)<\/a>/gsu)].map(([, tab, text]) => [
    tab,
    text!.replaceAll(/<[^>]+>/gu, ''),
  ])

test('its heading is the name of the company, whomever one acts as elsewhere', () => {
  const html = markupOf(manageHeadOf(managed({ products: 0, certificates: 0, members: 1 })))
  const [, heading] = /<h1[^>]*>(.*?)<\/h1>/su.exec(html) ?? []
  expect(heading?.replaceAll(/<[^>]+>/gu, '')).toBe('Copper &amp; Sons')
  expect(html.indexOf('<h1')).toBeLessThan(html.indexOf('The form'))
})

test('tabs of lists have their numbers, in the writing of the language, and no others have one', () => {
  const html = markupOf(manageHeadOf(managed({ products: 1_204, certificates: 3, members: 12 })))
  expect(tabsIn(html)).toEqual([
    ['general', 'General'],
    ['contact', 'Contact'],
    ['factory', 'Factory'],
    ['trade', 'Trade capabilities'],
    ['terms', 'Business terms'],
    ['languages', 'Languages'],
    ['certificates', 'Certificates 3'],
    ['verification', 'Verification'],
    ['products', 'Products 1,204'],
    ['members', 'Members 12'],
    ['statistics', 'Statistics'],
    ['membership', 'Membership'],
    ['data', 'Data'],
  ])
})

test('where there is nothing yet no number stands', () => {
  const html = markupOf(manageHeadOf(managed({ products: 0, certificates: 0, members: 1 })))
  expect(Object.fromEntries(tabsIn(html))).toMatchObject({
    certificates: 'Certificates',
    products: 'Products',
    members: 'Members 1',
  })
})
