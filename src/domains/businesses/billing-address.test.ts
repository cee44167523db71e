import { expect, test } from 'vitest'
import { streetOf } from './billing-address.ts'

test.each([
  ['88/12 Moo 4, Pluak Daeng, Rayong 21140', 'Rayong', '21140', '88/12 Moo 4, Pluak Daeng'],
  ['88/12 Moo 4, 21140 Rayong', 'Rayong', '21140', '88/12 Moo 4'],
  ['大阪府岸和田市磯上町1-2-3', '大阪府岸和田市', '596-0001', '磯上町1-2-3'],
  ['1-2-3 Isonokami, Kishiwada, Osaka', 'Kishiwada', '596-0001', '1-2-3 Isonokami, Kishiwada, Osaka'],
  ['7 Upper Bath Road', 'Bath', '', '7 Upper Bath Road'],
  ['12 Lowerbath', 'bath', '', '12 Lowerbath'],
  ['Bathwick Street 4', 'Bath', '', 'Bathwick Street 4'],
  ['Rayong', 'Rayong', '', 'Rayong'],
  ['', 'Rayong', '21140', ''],
])('of %j in %s %s the street is %j', (address, city, zipCode, street) => {
  expect(streetOf(address, [city, zipCode])).toBe(street)
})
