import { expect, test } from 'vitest'
import { allPublished } from '../../testing/published-numbers.ts'
import { isRightBySecondCount } from '../../testing/second-count.ts'
import { sellers } from '../sellers.ts'
import { plainNumber } from '../writing.ts'
import { checkedNumber } from './checked-number.ts'

const wide = (text: string) =>
  text.replaceAll(/[!-~]/g, (sign) => String.fromCodePoint(sign.codePointAt(0)! + 0xfee0))
const inFours = (text: string, between: string) => text.match(/.{1,4}/g)!.join(between)

test.each(allPublished)('$scheme $number is right, however it is typed', ({ scheme, country, number }) => {
  const right = { scheme, normalised: number, state: 'right' }
  expect(isRightBySecondCount(scheme, number)).toBe(true)
  for (const typed of [
    number,
    ` ${number}\t`,
    wide(number),
    number.toLowerCase(),
    wide(number.toLowerCase()),
  ])
    expect(checkedNumber({ country, number: typed }), typed).toEqual(right)
  for (const between of [' ', '.', '-', '/', ' - ', '\u00a0', '\u3000', '－', '–', '．'])
    expect(checkedNumber({ country, number: inFours(number, between) }), between).toEqual(right)
})

test.each(allPublished.filter(({ scheme }) => scheme === 'eu-vat'))(
  '$number is right without its first letters too',
  ({ scheme, country, number }) => {
    expect(checkedNumber({ country, number: number.slice(2) })).toEqual({
      scheme,
      normalised: number,
      state: 'right',
    })
  },
)

test.each([
  // As laws and forms of these countries write them.
  ['JP', 'T7000012050002', 'jp-corporate', '7000012050002', 'right'],
  ['JP', 'Ｔ７０００－０１２０－５０００２', 'jp-corporate', '7000012050002', 'right'],
  ['JP', '7000012050003', 'jp-corporate', '7000012050003', 'wrong digit'],
  // The company register's own number is the same without the check digit.
  ['JP', '0000-12-050002', 'jp-corporate', '000012050002', 'wrong form'],
  ['US', 'EIN 04-2103594', 'us-ein', '042103594', 'right'],
  ['US', '07-2103594', 'us-ein', '072103594', 'wrong form'],
  ['US', '042-10-3594', 'us-ein', '042103594', 'wrong form'],
  ['AU', 'ABN 51 824 753 556', 'au-abn', '51824753556', 'right'],
  ['AU', 'ACN 004 085 616', 'au-acn', '004085616', 'right'],
  ['AU', '10 000 000 000', 'au-abn', '10000000000', 'wrong form'],
  ['BR', '12.ABC.345/01DE-35', 'br-cnpj', '12ABC34501DE35', 'right'],
  ['BR', 'CNPJ 16.727.230/0001-97', 'br-cnpj', '16727230000197', 'right'],
  ['BR', '16.727.230/0001-98', 'br-cnpj', '16727230000198', 'wrong digit'],
  ['BR', '00.000.000/0000-00', 'br-cnpj', '00000000000000', 'wrong form'],
  ['IN', 'GSTIN: 27AAPFU0939F1ZV', 'in-gstin', 'GSTIN:27AAPFU0939F1ZV', 'wrong form'],
  ['IN', 'GSTIN 27AAPFU0939F1ZV', 'in-gstin', '27AAPFU0939F1ZV', 'right'],
  ['KR', '116-82-00276', 'kr-business', '1168200276', 'right'],
  ['KR', '116-82-00277', 'kr-business', '1168200277', 'wrong digit'],
  ['KR', '100-82-00276', 'kr-business', '1008200276', 'wrong form'],
  // Its own check character is right, that of the organisation within is not.
  ['CN', '12100000400000634E', 'cn-uscc', '12100000400000634E', 'wrong digit'],
  ['CN', '121000004000006241', 'cn-uscc', '121000004000006241', 'wrong digit'],
  ['CN', '12100000400000624O', 'cn-uscc', '12100000400000624O', 'wrong form'],
  ['IT', 'IT 00743110158', 'eu-vat', 'IT00743110158', 'wrong digit'],
  ['IT', '00743110158', 'eu-vat', 'IT00743110158', 'wrong digit'],
  ['FR', 'IT 00743110157', 'eu-vat', 'IT00743110157', 'wrong form'],
  ['GR', 'EL 094259216', 'eu-vat', 'EL094259216', 'right'],
  ['MC', 'FR 40303265045', 'eu-vat', 'FR40303265045', 'right'],
  // A number of the court register and a code of the company register: nobody mistyped a VAT number there.
  ['PL', '0000123456', 'eu-vat', '0000123456', 'wrong form'],
  ['PL', 'PL 8567346216', 'eu-vat', 'PL8567346216', 'wrong digit'],
  ['LT', '119511516', 'eu-vat', '119511516', 'wrong form'],
  ['LT', 'LT 119511516', 'eu-vat', 'LT119511516', 'wrong digit'],
  ['DE', 'HRB 12345', 'eu-vat', 'HRB12345', 'wrong form'],
  // 20 letters and digits, as an LEI has.
  ['DE', 'Amtsgericht HRB 123456', 'eu-vat', 'AMTSGERICHTHRB123456', 'wrong form'],
  ['DE', '506700GE1G29325QX363', 'lei', '506700GE1G29325QX363', 'right'],
  ['DE', '5067 00GE 1G29 325Q X364', 'lei', '506700GE1G29325QX364', 'wrong digit'],
  ['', '506700GE1G29325QX363', 'lei', '506700GE1G29325QX363', 'right'],
  ['CH', 'CHE-123.456.788', null, 'CHE123456788', 'no scheme'],
  ['', '', null, '', 'no scheme'],
  ['JP', '', 'jp-corporate', '', 'wrong form'],
  ['constructor', '__proto__', null, '__PROTO__', 'no scheme'],
  ['__proto__', '7000012050002', null, '7000012050002', 'no scheme'],
])('%s %j', (country, number, scheme, normalised, state) => {
  expect(checkedNumber({ country, number })).toEqual({ scheme, normalised, state })
})

test('an LEI never ends in what its two check digits cannot be, though the rest by 97 would allow it', () => {
  const front = '506700GE1G29325QX3'
  const pairs = Array.from({ length: 100 }, (_, pair) => String(pair).padStart(2, '0'))
  for (const [of, same] of [
    ['00', '97'],
    ['01', '98'],
    ['99', '02'],
  ] as const) {
    // A front whose right pair is the other one of the same rest.
    const other = [...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'].flatMap((one) =>
      [...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'].map((two) => `${front.slice(0, 16)}${one}${two}`),
    )
    const found = other.find((text) => checkedNumber({ country: '', number: text + same }).state === 'right')!
    expect(checkedNumber({ country: '', number: found + of }).state).toBe('wrong digit')
    expect(
      pairs.filter((pair) => checkedNumber({ country: '', number: found + pair }).state === 'right'),
    ).toEqual([same])
  }
})

test('letters that only look like others, digits of other scripts and hidden signs make no number right', () => {
  for (const number of ['ꓮ', 'ſ', 'ı', '①', '٧', '\u200b', '\u202e', '²'])
    expect(checkedNumber({ country: 'JP', number: `700001205000${number}` }).state).toBe('wrong form')
  expect(plainNumber('ſıß①２ａ')).toBe('ſıß①2A')
  expect(checkedNumber({ country: 'SI', number: 'ſI50223054' }).state).toBe('wrong form')
  expect(checkedNumber({ country: 'JP', number: '7000012\u200b050002' }).state).toBe('wrong form')
})

test('the number of our own company in Japan is right', () => {
  expect(checkedNumber({ country: 'JP', number: sellers.jp.taxNumber ?? '' }).state).toBe('right')
})
