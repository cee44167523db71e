// What stands on the card of a company found: names of standards, whole or not at all.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { afterAll, expect, test, vi } from 'vitest'
import { companyFound } from '../../../testing/search-results.ts'
import { companyLine } from './page-data.ts'

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
const { ResultCard } = await import('./ResultCard.tsx')

/** What the cell of the certificates says, and which of its parts stay in one line. */
function certificatesOf(...names: string[]) {
  const card = { ...companyFound(1, 'Ringworks'), certificates: names.map((name) => ({ name })) }
  const props = {
    business: companyLine(card, 'en', () => undefined),
    language: 'en',
    first: false,
    why: '/search-result',
  }
  const Page = createRoutesStub([{ path: '/', Component: () => createElement(ResultCard, props) }])
  const html = renderToStaticMarkup(createElement(Page))
  const cell = /<dt>Stated certificates<\/dt><dd>(.*?)<\/dd>/su.exec(html)?.[1] ?? ''
  const whole = [...cell.matchAll(/<span class="nowrap">(.*?)<\/span>/gsu)].map(([, text]) => text)
  return { said: cell.replaceAll(/<[^>]+>/gu, ''), whole, title: /^<span title="([^"]*)"/u.exec(cell)?.[1] }
}

test('the number of a standard is not parted from its letters, in whatever room', () => {
  const standards = ['ISO 9001', 'ISO/IEC 17025', 'IATF 16949', 'ISO 13485:2016']
  for (const name of standards) expect(certificatesOf(name)).toMatchObject({ said: name, whole: [name] })
  // As long as a name may be that stays in one line on the narrowest card.
  expect('PED 2014/68/EU-B').toHaveLength(16)
  expect(certificatesOf('PED 2014/68/EU-B').whole).toEqual(['PED 2014/68/EU-B'])
  expect(certificatesOf('PED 2014/68/EU-BC').whole).toEqual([])
  const base = readFileSync(path.join(import.meta.dirname, '../../styles/base.css'), 'utf8')
  expect(base).toMatch(/\.nowrap\b[^{}]*\{[^}]*white-space: nowrap/u)
})

test('of several the first two, whole, then how many more; all of them where one asks', () => {
  const names = ['ISO 9001', 'ISO 14001', 'ISO 45001', 'IATF 16949']
  expect(certificatesOf(...names)).toEqual({
    said: 'ISO 9001, ISO 14001 +2',
    whole: ['ISO 9001', 'ISO 14001', ' +2'],
    title: names.join(', '),
  })
})
