// Numbers of companies that are published as right: in the descriptions of those who give them out, and where not, in the test
// sets of validators (python-stdnum, tests and module texts, read on 2026-11-28) and by public bodies about themselves.
import type { NumberScheme } from '../contract/company-numbers/checked-number.ts'

/** VAT numbers by the letters of their country, without them. */
export const publishedVatNumbers: Readonly<Record<string, readonly string[]>> = {
  AT: ['U13585627'],
  BE: ['0428759497'],
  BG: ['175074752', '7523169263', '8032056031'],
  CY: ['10259033P'],
  CZ: ['25123891', '640903926', '7103192745'],
  DE: ['136695976'],
  DK: ['13585628'],
  EE: ['100931558'],
  EL: ['094259216'],
  ES: ['B58378431', '54362315K', 'X2482300W', 'J99216582'],
  FI: ['20774740'],
  FR: ['40303265045', '83404833048', 'K7399859412', '4Z123456782'],
  HR: ['33392005961'],
  HU: ['12892312'],
  IE: ['6433435F', '6433435OA', '8D79739I'],
  IT: ['00743110157'],
  LT: ['119511515', '100001919017', '100004801610'],
  LU: ['15027442'],
  LV: ['40003521600', '16117519997'],
  MT: ['11679112'],
  NL: ['004495445B01', '002455799B11'],
  PL: ['8567346215'],
  PT: ['501964843'],
  RO: ['18547290'],
  SE: ['123456789701'],
  SI: ['50223054'],
  SK: ['2022749619'],
}

/** The code of a country by the letters of its VAT numbers. */
export const countryOfVat = (prefix: string): string => (prefix === 'EL' ? 'GR' : prefix)

type Published = { scheme: NumberScheme; country: string; numbers: readonly string[] }

export const publishedNumbers: readonly Published[] = [
  {
    // Of the foundation that keeps the register of LEIs, and from the list of python-stdnum.
    scheme: 'lei',
    country: 'CH',
    numbers: ['506700GE1G29325QX363', '529900T8BM49AURSDO55', '213800KUD8LAJWSQ9D15', '0YPKKE5F0QW6RC51HE09'],
  },
  {
    // Of the tax agency and from its explanation; of the federation of tax accountants, as encyclopedias explain it; made up.
    scheme: 'jp-corporate',
    country: 'JP',
    numbers: ['7000012050002', '8700110005901', '7010705000725', '5835678256246', '7123456789012'],
  },
  {
    // Of a university, of a foundation and of an aid organisation, as they publish them for donors.
    scheme: 'us-ein',
    country: 'US',
    numbers: ['042103594', '200049703', '530196605'],
  },
  {
    // Of two universities; of a hospital office and of companies, from the list of python-stdnum; one with letters and X.
    scheme: 'cn-uscc',
    country: 'CN',
    numbers: [
      '12100000400000624D',
      '12100000400002259P',
      '121200004013590816',
      '91110000600037341L',
      '9115220107837941X1',
    ],
  },
  {
    // Of python-stdnum and of texts that explain the form.
    scheme: 'in-gstin',
    country: 'IN',
    numbers: ['27AAPFU0939F1ZV', '29AAGCB7383J1Z4', '07AAGFF2194N1Z1', '09AAACH7409R1ZZ'],
  },
  {
    scheme: 'kr-business',
    country: 'KR',
    numbers: ['1168200276', '2118608983', '3178111175', '2098206382', '1234567891'],
  },
  {
    // The first is the example of the tax office and its computing centre for numbers with letters; the last two have a 0 for 10.
    scheme: 'br-cnpj',
    country: 'BR',
    numbers: [
      '12ABC34501DE35',
      '16727230000197',
      '00394460005887',
      '11017153000591',
      '11017153000320',
      '14847283000205',
    ],
  },
  {
    // Of the tax office, the example of the business register; the others of python-stdnum.
    scheme: 'au-abn',
    country: 'AU',
    numbers: ['51824753556', '83914571673', '43002724334'],
  },
  {
    // From the list for tests of the Australian Securities and Investments Commission.
    scheme: 'au-acn',
    country: 'AU',
    numbers: ['004085616', '010499966', '000000019', '000250000', '005749986'],
  },
]

/** All of them, as somebody in that country would type them. */
export const allPublished: readonly { scheme: NumberScheme; country: string; number: string }[] = [
  ...publishedNumbers.flatMap(({ scheme, country, numbers }) =>
    numbers.map((number) => ({ scheme, country, number })),
  ),
  ...Object.entries(publishedVatNumbers).flatMap(([prefix, numbers]) =>
    numbers.map((number) => ({
      scheme: 'eu-vat' as const,
      country: countryOfVat(prefix),
      number: prefix + number,
    })),
  ),
]
