// What stands beside a conversation about who wrote: statements of theirs are told from what is known (decision 96).
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { afterAll, expect, test, vi } from 'vitest'

vi.mock('@lingui/react/macro', () => ({
  Trans: ({ children }: { children: React.ReactNode }) => children,
  useLingui: () => ({ t: (texts: TemplateStringsArray) => texts.join(''), i18n: { locale: 'en' } }),
}))
vi.mock('@lingui/core/macro', () => ({ msg: () => '', plural: () => '' }))

// Other files read these modules with the macros as they are.
vi.resetModules()
afterAll(() => void vi.resetModules())
const { Sender } = await import('./Sender.tsx')

const id = '0199a1b2-0000-7000-8000-000000000001'
const party = {
  type: 'user' as const,
  id,
  name: 'Mira Berg',
  picture: null,
  country: null,
  role: null,
  company: null,
  city: null,
  verified: false,
  key: null,
  isGone: false,
}
const request = { side: 'R', senderType: 'user', from: party, sentBy: party } as Parameters<
  typeof Sender
>[0]['request']
const company = { businessID: id, key: `Kochi-Kilns-${id}`, name: 'Kochi Kilns', verified: true }
const person = {
  position: 'Head of sales',
  companyName: '珠湊ギヤ株式会社',
  city: null,
  state: null,
  country: null,
}

/** By the name of each fact its text. */
function shown(
  companies: (typeof company)[],
  pastNames: { userID: string; name: string; until: string }[] = [],
) {
  const props = { request, person: { ...person, companies }, pastNames }
  const Page = createRoutesStub([{ path: '/', Component: () => createElement(Sender, props) }])
  const html = renderToStaticMarkup(createElement(Page))
  return Object.fromEntries(
    [...html.matchAll(/<dt>(.*?)<\/dt><dd>(.*?)<\/dd>/gu)].map(([, name, fact]) => [
      name,
      fact!.replaceAll(/<[^>]+>/gu, '').replaceAll(/\s+/gu, ' '),
    ]),
  )
}

test('company and job are said to be what the person states, without any word of a check', () => {
  const facts = shown([])
  expect(facts['Company']).toBe('珠湊ギヤ株式会社 Own statement, not checked')
  expect(facts['Job position']).toBe('Head of sales Own statement, not checked')
  expect(facts['Member of']).toBeUndefined()
})

test('only a membership that is there is told as one, with the mark of its company', () => {
  const facts = shown([company])
  expect(facts['Member of']).toMatch(/^Kochi Kilns Verified/)
  expect(facts['Company']).toContain('Own statement')
  expect(shown([{ ...company, name: person.companyName }])['Company']).toBeUndefined()
})

test('a name that changed since the conversation began is told with the day until which it was', () => {
  const facts = shown([], [{ userID: id, name: 'Mara Lindqvist', until: '2026-11-20T10:00:00.000Z' }])
  expect(facts['Earlier name']).toMatch(/^Mara Lindqvist \(until .*20/)
})
