import type { DemoCompany, Phone } from './company.ts'
import { namePools } from './namePools.ts'
import type { Outline } from './outline.ts'
import { kind, randomOf } from './random.ts'
import type { Random } from './random.ts'
import type { World } from './world.ts'

const zipOf = (format: string, random: Random) =>
  format
    .replaceAll(/[#@]/g, (sign) =>
      sign === '#' ? `${random.int(0, 9)}` : 'ABCEGHJKLMNPRSTVWXY'.charAt(random.int(0, 18)),
    )
    .replace(/^0/, '1')

/** Addresses, mail and telephones that lead nowhere real. */
export function contactOf(
  outline: Outline,
  domain: string,
  world: World,
  i: number,
): DemoCompany['contactInfo'] {
  const random = randomOf(world.seed, kind.contact, i)
  const { country, place } = outline
  const zipcode = place
    ? `${place.zip}-${`${random.int(1, 79)}`.padStart(4, '00')}`
    : zipOf(country.zip, random)
  const number = random.int(2, 188)
  const towns = [
    'Rinkai-cho',
    'Kogyo-danchi',
    'Shinmachi',
    'Higashi-machi',
    'Minami-cho',
    'Nishihara',
    'Kitano-cho',
    'Nakashima',
    'Sakae-cho',
    'Midori-cho',
  ]
  const street = place
    ? `${random.int(1, 5)}-${random.int(1, 28)}-${random.int(1, 19)} ${random.pick(towns)}`
    : (namePools[country.names]?.street ?? '{n} Works Road').replace('{n}', `${number}`)
  const address = (line: string) =>
    `${line}, ${outline.cityLatin}${place ? `, ${place.prefecture}` : ''}${zipcode ? ` ${zipcode}` : ''}`
  const mailbox = outline.japanese
    ? random.pick(['info', 'eigyo', 'sales'])
    : random.pick(['info', 'sales', 'office', 'contact'])
  // 555 and 5550 are kept for invented subscribers.
  const area = place ? place.area : `${random.int(20, 89)}`
  const phone: Phone = {
    countryCode: `+${country.dial}`,
    number: `${area}5550${random.int(100, 999)}`.padEnd(9, '0').slice(0, 10),
  }
  return {
    legalAddressEnglish: address(street),
    shippingAddressEnglish: random.chance(0.3)
      ? address(place ? `Gate 2, ${street}` : `Gate ${random.int(1, 4)}, ${street}`)
      : address(street),
    city: outline.japanese ? (place?.cityJa ?? outline.city) : outline.cityLatin,
    zipcode,
    countryCode: country.code,
    stateID: outline.stateID,
    email: `${mailbox}@${domain}.example`,
    website: `https://www.${domain}.example`,
    phone,
    mobilePhone: random.chance(0.45)
      ? { countryCode: phone.countryCode, number: `90555${random.int(10000, 99999)}` }
      : null,
  }
}
