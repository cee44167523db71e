import { attachmentEndings } from '../../contract/file-types.ts'

// The name a mail greets. Who registers types it, and the mail goes to an address not yet proven: it must not be a message.
const eastAsian = /[\u3041-\u30ff\u3400-\u9fff\uac00-\ud7af]/u
const lettersMax = 80
/** What a mail program might make a link of, or what no name has. */
const notInNames = /[\p{C}\p{Zl}\p{Zp}/\\:@<>"|{}[\]$€£¥!?#%*=+~^_]|\.\p{L}{2,}|\d/u

/** First and last name in the order of their script; nothing when they are no name that could be put into a mail. */
export function greetedName(data: Record<string, string>): string | undefined {
  const given = data.firstName?.trim() ?? ''
  const family = data.lastName?.trim() ?? ''
  const east = eastAsian.test(given) && eastAsian.test(family)
  const name = (east ? [family, given] : [given, family]).filter(Boolean).join(' ')
  return name === '' || name.length > lettersMax || notInNames.test(name) ? undefined : name
}

const shownMax = 120
/** What would make a link, a header or a second sentence of a name. */
const notInText = /[\p{C}\p{Zl}\p{Zp}/\\:@<>"|{}[\]=]+/gu

/** A name that somebody chose, for a sentence of ours: no mail program makes a link of it, and it is never long. */
export function nameInText(name: string): string {
  const plain = withoutLinks(name.replaceAll(notInText, ' '))
    .replaceAll(/\.(?=\p{N})/gu, '. ')
    .replaceAll(telephone, '…')
    .replaceAll(/\s+/gu, ' ')
    .trim()
  return [...plain].slice(0, shownMax).join('') || '…'
}

/** So many digits with nothing but what parts them are a number that a telephone would call. */
const telephone = /\p{Nd}(?:[\s().+‐‑‒–—−ー-]*\p{Nd}){6,}/gu
/** Where a file that can be sent here ends; none of these endings is one of addresses. */
const endOfFile = `(?:${Object.values(attachmentEndings).flat().join('|')})(?![\\p{L}\\p{N}_-]|\\.[\\p{L}\\p{N}])`
/** One Latin letter alone, as in S.p.A.: no address ends so, and a dot behind it is looked at by itself. */
const oneLetter = '\\p{Script=Latin}(?![\\p{L}\\p{M}\\p{N}_-])'
const dots = new RegExp(
  `\\.(?!${endOfFile})(?!${oneLetter})(?=\\p{L})|(?<=[a-z\\d-])[\u3002\uff0e\uff61\u2024](?=[a-z])`,
  'giu',
)

/**
 * Words of others without what a mail program would make a link of: a blank stands behind every dot but that of a file's
 * ending and of an abbreviation, and instead of `://`.
 */
export const withoutLinks = (text: string): string => text.replaceAll('://', ' ').replaceAll(dots, '. ')
