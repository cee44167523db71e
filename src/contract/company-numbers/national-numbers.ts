// Numbers that a country gives to its companies, by the country's code: how each is written, and its check digits. Looked up on
// 2026-11-28. Those of the EU are in vat-numbers.ts. Whether a number was ever given out is not asked here.
import { passesLuhn, passesMod97And10, valueOf, weighted } from './check-digits.ts'

export type NumberRule = {
  scheme: 'jp-corporate' | 'us-ein' | 'cn-uscc' | 'in-gstin' | 'kr-business' | 'br-cnpj' | 'au-abn' | 'au-acn'
  /** Letters that may stand before it and are no part of it. */
  label?: RegExp
  /** Written so, it is another number. */
  isNever?: RegExp
  form: RegExp
  passes: (number: string) => boolean
}

/**
 * LEI. ISO 17442-1:2020: 18 letters and digits, and two digits by ISO/IEC 7064:2003, MOD 97-10, which are 02 to 98.
 * https://www.gleif.org/en/about-lei/iso-17442-the-lei-code-structure
 */
export const lei = {
  form: /^[0-9A-Z]{18}\d{2}$/,
  passes: (number: string) => !/(?:00|01|99)$/.test(number) && passesMod97And10(number),
}

/**
 * Ordinance of the finance ministry no. 70 of 2014 on corporate numbers, article 2: the first digit is 9 less the rest by 9 of
 * the sum of the others, every second one from the right but one doubled. https://www.houjin-bangou.nta.go.jp/documents/checkdigit.pdf
 * The same number with a T in front is that of an issuer of invoices (law of consumption tax, article 57-2, since 2023-10-01).
 */
function passesJapanese(number: string): boolean {
  return 9 - (weighted(number.slice(1), [2, 1, 2, 1, 2, 1, 2, 1, 2, 1, 2, 1]) % 9) === Number(number[0])
}

const chineseLetters = '0123456789ABCDEFGHJKLMNPQRTUWXY'
const chineseWeights = [1, 3, 9, 27, 19, 26, 16, 17, 20, 29, 25, 13, 8, 24, 10, 30, 28]

/** GB 32100-2015 (in force since 2015-10-01, amended in 2016), MOD 31, and within it the code of the organisation. */
function passesChinese(number: string): boolean {
  const sum = chineseWeights.reduce(
    (all, weight, at) => all + weight * chineseLetters.indexOf(number[at]!),
    0,
  )
  return chineseLetters[(31 - (sum % 31)) % 31] === number[17] && passesOrganisation(number.slice(8, 17))
}

/** GB 11714-1997, MOD 11: eight digits or letters, and a digit or X for 10. https://zh.wikisource.org/wiki/GB_11714-1997_全国组织机构代码编制规则 */
function passesOrganisation(code: string): boolean {
  const sum = [3, 7, 9, 10, 5, 8, 4, 2].reduce((all, weight, at) => all + weight * valueOf(code[at]!), 0)
  return '0123456789X'[(11 - (sum % 11)) % 11] === code[8]
}

/**
 * Ten digits: tax office, kind, serial number, check digit (OECD, information on tax identification numbers, Korea). No law
 * states how the last one follows; so it does in what Korean forms compute, and in 231 of 234 numbers that python-stdnum lists.
 */
function passesKorean(number: string): boolean {
  const ninth = Number(number[8]) * 5
  const sum = weighted(number, [1, 3, 7, 1, 3, 7, 1, 3, 5]) + Math.floor(ninth / 10)
  return (10 - (sum % 10)) % 10 === Number(number[9])
}

const brazilianWeights = [6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2]

/** Instrução Normativa RFB 2.229 of 2024-10-15, annex: MOD 11 of the characters' codes less 48, letters since July 2026. */
function passesBrazilian(number: string): boolean {
  const digitAt = (place: number) => {
    const sum = brazilianWeights
      .slice(-place)
      .reduce((all, weight, at) => all + weight * (number.charCodeAt(at) - 48), 0)
    return sum % 11 < 2 ? 0 : 11 - (sum % 11)
  }
  return digitAt(12) === Number(number[12]) && digitAt(13) === Number(number[13])
}

/** MOD 89 once the first digit is one less. https://abr.business.gov.au/Help/AbnFormat */
const passesAbn = (number: string) =>
  (weighted(number, [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19]) - 10) % 89 === 0

/** MOD 10. Australian Securities and Investments Commission, Australian Company Number digit check. */
const passesAcn = (number: string) => weighted(number, [8, 7, 6, 5, 4, 3, 2, 1, 1]) % 10 === 0

export const nationalNumbers: Readonly<Record<string, readonly NumberRule[]>> = {
  JP: [{ scheme: 'jp-corporate', label: /^T(?=\d)/, form: /^[1-9]\d{12}$/, passes: passesJapanese }],
  // Nine digits without a check digit; the first two are of those that the IRS has given out:
  // https://www.irs.gov/businesses/small-businesses-self-employed/how-eins-are-assigned-and-valid-ein-prefixes
  US: [
    {
      scheme: 'us-ein',
      label: /^EIN(?=\d)/,
      // A person's social security number.
      isNever: /^\d{3}[\s-]+\d{2}[\s-]+\d{4}$/,
      form: /^(?:0[1-6]|1[0-6]|2[0-7]|3\d|4[0-8]|5\d|6[0-8]|7[1-7]|8[0-8]|9[0-589])\d{7}$/,
      passes: () => true,
    },
  ],
  CN: [
    {
      scheme: 'cn-uscc',
      form: /^[0-9A-HJ-NPQRTUWXY]{2}\d{6}[0-9A-HJ-NPQRTUWXY]{8}[\dX][0-9A-HJ-NPQRTUWXY]$/,
      passes: passesChinese,
    },
  ],
  // Central Goods and Services Tax Rules, 2017, rule 10: state, PAN, number of the registration, Z, and a letter by Luhn in base
  // 36. Of ordinary taxpayers alone: who deducts at source, embassies and sellers from abroad have other forms.
  IN: [
    {
      scheme: 'in-gstin',
      label: /^GSTIN(?=\d)/,
      form: /^(?:0[1-9]|[12]\d|3[0-8]|97)[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/,
      passes: (number) => passesLuhn(number, 36),
    },
  ],
  KR: [{ scheme: 'kr-business', form: /^(?!100)[1-9]\d{2}(?!00)\d{2}(?!0000)\d{5}$/, passes: passesKorean }],
  BR: [
    {
      scheme: 'br-cnpj',
      label: /^CNPJ(?=[0-9A-Z]{14}$)/,
      form: /^(?!0{12})[0-9A-Z]{12}\d{2}$/,
      passes: passesBrazilian,
    },
  ],
  AU: [
    { scheme: 'au-abn', label: /^ABN(?=\d)/, form: /^(?:1[1-9]|[2-9]\d)\d{9}$/, passes: passesAbn },
    { scheme: 'au-acn', label: /^A(?:CN|RBN)(?=\d)/, form: /^\d{9}$/, passes: passesAcn },
  ],
}
