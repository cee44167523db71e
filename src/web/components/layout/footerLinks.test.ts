// What the entries of the footer promise stands behind their addresses, in each language.
import { afterAll, expect, test, vi } from 'vitest'
import { languages } from '../../../contract/locale.ts'
import { textsOf } from '../../../testing/catalogues.ts'
import { readSearch } from '../search/address.ts'

vi.mock('@lingui/core/macro', () => ({
  msg: (texts: TemplateStringsArray | { message: string }, ...values: unknown[]) =>
    'message' in texts ? texts.message : String.raw({ raw: texts }, ...values),
}))

// Other files read these modules with the macros as they are.
vi.resetModules()
afterAll(() => void vi.resetModules())
const { footerGroups } = await import('./footerLinks.ts')

/** The entries that lead to a search: their English names, and what is searched for. */
const searches = footerGroups('mw', 'Millwright')
  .flatMap(({ links }) => links)
  .map(({ name, to }) => ({ name: name as unknown as string, to: new URL(to, 'http://localhost') }))
  .filter(({ to }) => to.pathname === '/search-result')
  .map(({ name, to }) => ({ name, address: readSearch(to.searchParams, () => true), query: to.searchParams }))

test('entries that say verified lead to verified companies alone, and no others do', () => {
  const verified = searches.filter(({ query }) => query.get('verified') === '1')
  expect(verified.map(({ name, address }) => [name, address.business, address.verified])).toEqual([
    ['Products of verified companies', 'PR', true],
    ['Verified manufacturers', 'MA', true],
    ['Verified distributors worldwide', 'DI', true],
  ])
  for (const { name, address } of searches) expect(/\bverified\b/iu.test(name), name).toBe(!!address.verified)
})

/** How each language begins its word for what we have checked. */
const word = { en: /verified/i, ja: /確認済み/, es: /verificad/i, it: /verificat/i, zh: /已核实/ }

test.each(languages)('in %s too', (language) => {
  const texts = textsOf(language, 'layout')
  expect(texts.get('Verified')).toMatch(word[language])
  for (const { name, address } of searches)
    expect(word[language].test(texts.get(name)!), name).toBe(!!address.verified)
})
