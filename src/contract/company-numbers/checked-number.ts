// Of which register a company's number is, and whether its check digits are right: what level 1 asks of a number (D14).
import { plainCode, plainNumber } from '../writing.ts'
import { lei, nationalNumbers, type NumberRule } from './national-numbers.ts'
import { vatForms, vatPrefixOf } from './vat-numbers.ts'

export type NumberScheme = 'lei' | 'eu-vat' | NumberRule['scheme']

export type CheckedNumber = {
  /** The one whose form it has, or the first of its country; null for `no scheme` alone. */
  scheme: NumberScheme | null
  /** Capitals and digits alone, a VAT number with the letters of its country: two spellings of one number are the same here. */
  normalised: string
  /**
   * `right`: all that the scheme promises holds; a `us-ein` has no check digit, only a form and known first digits.
   * `wrong digit`: its form, but somebody mistyped it. `wrong form`: perhaps of another register, nothing is said against it.
   * `no scheme`: no rule is known here for numbers of that country, and an LEI it is not.
   */
  state: 'right' | 'wrong digit' | 'wrong form' | 'no scheme'
}

/**
 * Looks at a number as somebody typed it, with blanks, dots, hyphens, slashes, in wide or narrow, capital or small letters, and a
 * company's country by its two capital letters. Never throws, asks nobody: whether the number was given out, and to whom, it
 * cannot know. An LEI is taken in every country.
 */
export function checkedNumber({ country, number }: { country: string; number: string }): CheckedNumber {
  const plain = plainNumber(number)
  const isLei = lei.form.test(plain)
  if (isLei && lei.passes(plain)) return { scheme: 'lei', normalised: plain, state: 'right' }
  if (isLei && isOneWord(number)) return { scheme: 'lei', normalised: plain, state: 'wrong digit' }
  const prefix = vatPrefixOf(country)
  if (prefix !== undefined) return checkedVat(prefix, plain)
  return checkedNational(country, plain, number)
}

/** As LEIs are written, in one piece or in fours; `Amtsgericht HRB 123456` has 20 letters and digits too. */
const isOneWord = (typed: string): boolean =>
  /^[0-9a-z]{4}(?:[\s-]?[0-9a-z]{4}){4}$/i.test(plainCode(typed).trim())

/**
 * Of these countries another register has numbers of the same form: the code of companies in Lithuania, the court register (KRS)
 * in Poland. Without the letters of the country nobody can say that a digit is wrong.
 */
const sharedForms: ReadonlySet<string> = new Set(['LT', 'PL'])

function checkedVat(prefix: string, plain: string): CheckedNumber {
  const { form, passes } = vatForms[prefix]!
  const rest = plain.startsWith(prefix) ? plain.slice(prefix.length) : plain
  if (!form.test(rest)) return { scheme: 'eu-vat', normalised: plain, state: 'wrong form' }
  if (passes(rest)) return { scheme: 'eu-vat', normalised: prefix + rest, state: 'right' }
  return rest === plain && sharedForms.has(prefix)
    ? { scheme: 'eu-vat', normalised: plain, state: 'wrong form' }
    : { scheme: 'eu-vat', normalised: prefix + rest, state: 'wrong digit' }
}

function checkedNational(country: string, plain: string, typed: string): CheckedNumber {
  const rules = Object.hasOwn(nationalNumbers, country) ? nationalNumbers[country]! : []
  const [first] = rules
  if (!first) return { scheme: null, normalised: plain, state: 'no scheme' }
  for (const { scheme, label, isNever, form, passes } of rules) {
    const normalised = label ? plain.replace(label, '') : plain
    if (form.test(normalised) && !isNever?.test(plainCode(typed).trim()))
      return { scheme, normalised, state: passes(normalised) ? 'right' : 'wrong digit' }
  }
  return { scheme: first.scheme, normalised: plain, state: 'wrong form' }
}
