// What a text of a person may be, the same verdict on both sides (D41, T22 and T23).
import * as z from 'zod'

/** How long a text is where a limit counts: in code points, a line break as one. */
export const lengthOf = (text: string): number => [...text.replaceAll('\r\n', '\n')].length

/** Control characters, whatever reorders or hides text, what no script will ever use, and heaps of accents. */
const hostile =
  /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}]|\p{M}{9}/u
/** Hidden too, but needed once behind a letter: variants of Han letters in names, and letters that join or do not. */
const joining =
  /(?<=[[\p{L}\p{M}\p{N}\p{P}\p{S}]--\p{Variation_Selector}])(?:\p{Variation_Selector}[\u200c\u200d]?|[\u200c\u200d])/gv
/** Something to be seen; the empty pattern of Braille is drawn as a blank. */
const visible = /[[\p{L}\p{N}\p{P}\p{S}]--[\u2800\p{Default_Ignorable_Code_Point}]]/v
const breaks = /[\n\t]/g
/** What a mail program would decode in a header (RFC 2047): a name that reads as another one in a letter. */
const encodedWord = /=\?[^\s?]+\?[bq]\?[^\s?]*\?=/i

/** Whether a line has nothing in it that cannot be seen. */
export const isPlain = (line: string): boolean => !hostile.test(line.replace(joining, ''))

/** The same without what names and texts may hold: no joiners, no variants, no blank that is drawn as a sign. */
export const isAllSeen = (line: string): boolean => !hostile.test(line) && !line.includes('\u2800')

const tooLong = (max: number) => ({ error: `Too long: at most ${max}`, params: { why: 'long' } })

type Limits = {
  /** In code points, after the ends were trimmed. */
  max: number
  min?: number
  /** Line breaks and tabs are text too. */
  lines?: boolean
  /**
   * A text that is read and never compared, as texts of several lines are: what a copy brought along unseen is taken out.
   * In names, addresses and codes it is refused, since two of them must not look the same.
   */
  isProse?: boolean
}

/** What comes along with a copied text and means nothing: hints where to break, signs of direction; not the one that turns letters around. */
const meaningless = /[\u00ad\u200b\u200e\u200f\u202a-\u202d\u2060\u2066-\u2069\ufeff]/g
/** Breaks as other programs write them. */
const otherBreaks = /\r\n|[\r\v\f\u0085\u2028\u2029]/g

/** A text without what a copy brought along unseen; breaks become plain ones, and blanks where a text has one line. */
const withoutUnseen = (text: string, lines: boolean): string =>
  text.replaceAll(meaningless, '').replaceAll(otherBreaks, lines ? '\n' : ' ')

/** A text in NFC without blanks at its ends, of at most `max` code points, with nothing in it that cannot be seen: in prose what a copy brought along is taken out, else it is refused; issues say `why` (short, long, hidden). */
export const plainText = ({ max, min = 0, lines = false, isProse = lines }: Limits) =>
  z
    .string()
    // Nothing else looks at what is far too long; composed letters may arrive in pieces.
    .refine((text) => text.length <= max * 4, { ...tooLong(max), abort: true })
    .overwrite((text) =>
      (isProse ? withoutUnseen(text, lines) : text.replaceAll('\r\n', '\n')).normalize('NFC').trim(),
    )
    .refine((text) => min === 0 || (lengthOf(text) >= min && visible.test(text)), {
      error: `Too short: at least ${min}`,
      params: { why: 'short' },
    })
    .refine((text) => lengthOf(text) <= max, tooLong(max))
    .refine(
      (text) => isPlain(lines ? text.replace(breaks, ' ') : text) && (isProse || !encodedWord.test(text)),
      {
        error: 'Contains characters that are no text',
        params: { why: 'hidden' },
      },
    )
    .meta({ maxLength: max, ...(min > 0 ? { minLength: min } : {}) })

/** Digits, signs and letters in their plain width, as keyboards for Japanese also give wide ones. */
export const plainWidth = (text: string): string => text.normalize('NFKC').trim()

/** A postal code in plain width, without the sign that stands before one in Japan. */
export const postalCode = (text: string): string =>
  plainWidth(text)
    .replace(/^[〒〠〶]\s*/u, '')
    .replaceAll(/(?<=\d)[ー‐‑–—−](?=\d)/gu, '-')
