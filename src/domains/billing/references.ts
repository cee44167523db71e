// What a bank transfer is known by: a creditor reference (ISO 11649), whose check digits tell a typing error.
import { randomInt } from 'node:crypto'

const digits = 8

/** A reference by chance, such as RF71 2348 2310. */
export function newReference(): string {
  const number = String(randomInt(10 ** digits)).padStart(digits, '0')
  return inGroups(`RF${checkOf(number)}${number}`)
}

/** A reference as it is kept, from what somebody typed; undefined for what is none or has a wrong digit. */
export function referenceFrom(typed: string): string | undefined {
  const plain = typed.toUpperCase().replaceAll(/[\s-]/g, '')
  const [, check, number] = /^RF(\d{2})(\d{8})$/.exec(plain) ?? []
  return number !== undefined && checkOf(number) === check ? inGroups(plain) : undefined
}

const inGroups = (plain: string) => plain.replaceAll(/(.{4})(?=.)/g, '$1 ')

/** The letters R and F count as 27 and 15 (ISO 7064, modulo 97). */
const checkOf = (number: string): string =>
  String(98 - Number(BigInt(`${number}271500`) % 97n)).padStart(2, '0')
