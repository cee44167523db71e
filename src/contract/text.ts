// What a text of a person may be, the same verdict on both sides (D41, security.md T22 and T23).
import * as z from 'zod'
import { lengthOf } from './text-length.ts'

/** Control characters, whatever reorders or hides text, and heaps of accents; joiners and variants of letters are needed. */
const hostile =
  /[[\p{Cc}\p{Zl}\p{Zp}\p{Cf}\p{Default_Ignorable_Code_Point}]--[\u200c\u200d\ufe00-\ufe0f\u{e0100}-\u{e01ef}]]|\p{M}{9}/v
const breaks = /[\n\t]/g

type Limits = {
  /** In code points, after the ends were trimmed. */
  max: number
  min?: number
  /** Line breaks and tabs are text too. */
  lines?: boolean
}

/** A text in NFC without blanks at its ends, of at most `max` code points, with nothing in it that cannot be seen. */
export const plainText = ({ max, min = 0, lines = false }: Limits) =>
  z
    .string()
    // Before anything is counted by hand; composed letters may arrive in pieces.
    .max(max * 4)
    .overwrite((text) => text.replaceAll('\r\n', '\n').normalize('NFC').trim())
    .refine((text) => lengthOf(text) >= min, `Too short: at least ${min}`)
    .refine((text) => lengthOf(text) <= max, `Too long: at most ${max}`)
    .refine(
      (text) => !hostile.test(lines ? text.replace(breaks, ' ') : text),
      'Contains characters that are no text',
    )
    .meta({ maxLength: max, ...(min > 0 ? { minLength: min } : {}) })

/** Digits, signs and letters in their plain width, as keyboards for Japanese also give wide ones. */
export const plainWidth = (text: string): string => text.normalize('NFKC').trim()
