// My business tells who wants to buy a membership where that is done (P2.16).
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { afterAll, expect, test, vi } from 'vitest'
import type { MyBusinessCard } from './cards.ts'

vi.mock('@lingui/react/macro', () => ({
  Trans: ({ children }: { children: React.ReactNode }) => children,
  useLingui: () => ({ i18n: { locale: 'en' } }),
}))

// Other files read these modules with the macros as they are.
vi.resetModules()
afterAll(() => void vi.resetModules())
const { ChooseCompany } = await import('./ChooseCompany.tsx')

const company = (name: string, role: MyBusinessCard['role']) =>
  ({ businessID: name, name, role, membership: `/business/${name}/membership` }) as MyBusinessCard

function saidTo(...businesses: MyBusinessCard[]) {
  const Page = createRoutesStub([
    { path: '/', Component: () => createElement(ChooseCompany, { businesses }) },
  ])
  const html = renderToStaticMarkup(createElement(Page))
  return {
    text: html.replaceAll(/<[^>]+>/gu, ''),
    links: [...html.matchAll(/href="([^"]+)"/gu)].map(([, to]) => to),
  }
}
const manage = 'press Manage Business of the company it is for, then open the Membership tab.'

test('an owner is told to go to Manage and its Membership tab, and led straight there from one company', () => {
  const { text, links } = saidTo(company('kilns', 'owner'), company('others', 'admin'))
  expect(text).toContain(manage)
  expect(links).toEqual(['/business/kilns/membership'])
})

test('who owns several chooses among them by their cards', () => {
  const { text, links } = saidTo(company('kilns', 'owner'), company('lathes', 'owner'))
  expect(text).toContain(manage)
  expect(links).toEqual([])
})

test('who owns none is told who buys, and who has none to create one', () => {
  expect(saidTo(company('others', 'admin'))).toEqual({
    text: 'Only an owner of a company buys its membership. Please ask an owner of your company.',
    links: [],
  })
  expect(saidTo().text).toBe('A membership belongs to a company: create its business profile first.')
})
