import { expect, test } from 'vitest'
import { countryOfVat as countryOf, publishedVatNumbers } from '../../testing/published-numbers.ts'
import { sellers } from '../sellers.ts'
import { isVatNumber, vatForms } from './vat-numbers.ts'

const all = Object.entries(publishedVatNumbers).flatMap(([prefix, numbers]) =>
  numbers.map((number) => ({ prefix, number })),
)

test('every country of the EU has a form and a number that is right', () => {
  const countries = Object.keys(publishedVatNumbers).toSorted()
  expect(countries).toHaveLength(27)
  expect(Object.keys(vatForms).toSorted()).toEqual(countries)
})

test.each(all)('$prefix $number is right', ({ prefix, number }) => {
  expect(isVatNumber(prefix + number, countryOf(prefix))).toBe(true)
  expect(
    isVatNumber(`${prefix} ${number.slice(0, 3)}.${number.slice(3)}`.toLowerCase(), countryOf(prefix)),
  ).toBe(true)
})

test.each([
  ['', 'IT'],
  ['00743110157', 'IT'],
  ['IT00743110157', 'FR'],
  ['IT00743110157', 'US'],
  ['IT0074311015', 'IT'],
  ['IT007431101570', 'IT'],
  ['IT00000000000', 'IT'],
  ['GR094259216', 'GR'],
  ['XI123456789', 'GB'],
  // A person's, by 11 without rest, born on the 19th of a month 91.
  ['CZ7191190006', 'CZ'],
  ['IT00743110157; drop', 'IT'],
  ['constructor', 'constructor'],
])('%j is no VAT number of %s', (number, country) => {
  expect(isVatNumber(number, country)).toBe(false)
})

test('the number of our own company in Spain is right', () => {
  expect(isVatNumber(sellers.eu.taxNumber ?? '', 'ES')).toBe(true)
})
