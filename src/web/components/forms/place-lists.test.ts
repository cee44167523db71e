import { expect, test } from 'vitest'
import type { Page } from '../../api/page.ts'
import { placeLists } from './place-lists.ts'

const countries = [
  { code: 'DE', countryName: 'Germany', emoji: '', dialCodes: ['+49'] },
  { code: 'IT', countryName: 'Italy', emoji: '', dialCodes: ['+39'] },
  { code: 'JP', countryName: 'Japan', emoji: '', dialCodes: ['+81'] },
]
const page = {
  api: { listCountries: () => Promise.resolve(countries), listStates: () => Promise.resolve([]) },
  edition: { countryCode: 'JP' },
} as unknown as Pick<Page, 'api' | 'edition'>

test('a telephone number begins with the code of its country, and without one with that of the edition', async () => {
  expect((await placeLists(page, 'IT')).dialCode).toBe('+39')
  expect((await placeLists(page, '')).dialCode).toBe('+81')
})

test('the country of the edition stands first, the others in their order', async () => {
  const codes = (await placeLists(page, '')).countries.map(({ value }) => value)
  expect(codes).toEqual(['JP', 'DE', 'IT'])
})
