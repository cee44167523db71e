import { randomBytes } from 'node:crypto'

/** A word that nothing else in the world has: so many letters, never digits, since many digits in a name are a telephone number. */
export const aTag = (letters = 8): string =>
  [...randomBytes(letters)].map((byte) => String.fromCharCode(97 + (byte % 26))).join('')
