// What a text of a person may be, the same verdict on both sides (D41, security.md T22 and T23).
import * as z from 'zod'

/** How long a text is where a limit counts: in code points, a line break as one. */
export const lengthOf = (text: string): number => [...text.replaceAll('\r\n', '\n')].length

/** Control characters, whatever reorders or hides text, and heaps of accents. */
const hostile = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]|\p{M}{9}/u
/** Hidden too, but needed: letters that join or not, and variants of Han letters in names. */
const joining = /[\u200c\u200d]|\p{Variation_Selector}/gu
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
      (text) => !hostile.test((lines ? text.replace(breaks, ' ') : text).replace(joining, '')),
      'Contains characters that are no text',
    )
    .meta({ maxLength: max, ...(min > 0 ? { minLength: min } : {}) })

/** Digits, signs and letters in their plain width, as keyboards for Japanese also give wide ones. */
export const plainWidth = (text: string): string => text.normalize('NFKC').trim()
