// Whether bytes are the beginning of an XML text, and in which encoding it is written: by its first bytes, never by its name.
import { Malformed } from './zip-entries.ts'

export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be'

const headBytes = 512

/** What nobody reads here, and other programs may: 32 bits a letter, and the letters of mainframes. */
const unread = /^(?:\xff\xfe\0\0|\0\0\xfe\xff|<\0\0\0|\0\0\0<\0\0|\x4c\x6f\xa7\x94)/
const beginnings: readonly [Encoding, RegExp][] = [
  ['utf-8', /^(?:\xef\xbb\xbf)?[\t\n\r ]*</],
  ['utf-16le', /^(?:\xff\xfe)?(?:[\t\n\r ]\0)*<\0/],
  ['utf-16be', /^(?:\xfe\xff)?(?:\0[\t\n\r ])*\0</],
]
/** No XML text has one of them, almost all other files do. */
const controls = /[\0-\x08\x0b\x0c\x0e-\x1f]/

/**
 * The encoding of the XML text that begins with these bytes, null for what is none. Throws Malformed for an encoding that is not
 * read here, and for blanks without end before whatever follows.
 */
export function encodingOf(beginning: Buffer): Encoding | null {
  const head = beginning.subarray(0, headBytes - (headBytes % 2))
  const letters = head.toString('latin1')
  if (unread.test(letters)) throw new Malformed('an encoding that is not read')
  for (const [encoding, begins] of beginnings)
    if (begins.test(letters) && !controls.test(decoded(head, encoding))) return encoding
  if (/[\t\n\r ]/.test(letters) && /^[\t\n\r \0]*$/.test(letters)) throw new Malformed('blanks only')
  return null
}

const decoded = (head: Buffer, encoding: Encoding) => new TextDecoder(encoding).decode(head)

/** Whether a text in this encoding, with its mark or without, may say of itself that it is in `declared`. */
export function agrees(encoding: Encoding, declared: string | undefined, hasMark: boolean): boolean {
  const said = declared?.toLowerCase()
  if (encoding === 'utf-8') return said === undefined || said === 'utf-8' || said === 'us-ascii'
  return said === undefined ? hasMark : said === 'utf-16' || said === encoding
}
