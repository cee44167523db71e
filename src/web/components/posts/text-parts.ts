// The text of a post as what it is made of: words, people and companies, and addresses that may be followed.
import { websiteLink } from '../text/links.ts'

export type TextPart = { text: string; href?: string; path?: string }

/** A part of the text that stands for somebody, by what they are called today. */
export type MentionPart = { start: number; length: number; name: string; path: string }

/** What looks like an address; in Japanese and Chinese nothing need stand around it. */
const address = /https?:\/\/[^\s<>"'`、。，！？「」『』（）【】《》]+/giu
/** What ends a sentence, not an address. */
const trailing = /[.,;:!?)\]}*]+$/u

/** What looks like an address in a text, whether it may be opened or not. */
export const addressesIn = (text: string): string[] =>
  [...text.matchAll(address)].map(([found]) => cutBehind(found))

/** In its order, whoever is mentioned as a link to them. */
export function partsOf(text: string, mentions: readonly MentionPart[] = []): TextPart[] {
  const parts: TextPart[] = []
  let end = 0
  for (const { start, length, name, path } of mentions) {
    if (start < end || start + length > text.length) continue
    parts.push(...plainParts(text.slice(end, start)), { text: `@${name}`, path })
    end = start + length
  }
  return [...parts, ...plainParts(text.slice(end))]
}

/** In its order; joined it is the text. An address that cannot be opened safely stays a text. */
function plainParts(text: string): TextPart[] {
  const parts: TextPart[] = []
  let end = 0
  for (const match of text.matchAll(address)) {
    const found = cutBehind(match[0])
    const href = websiteLink(found)?.href
    if (href === undefined) continue
    if (match.index > end) parts.push({ text: text.slice(end, match.index) })
    parts.push({ text: found, href })
    end = match.index + found.length
  }
  if (end < text.length) parts.push({ text: text.slice(end) })
  return parts
}

/** A closing bracket belongs to an address that has the opening one. */
function cutBehind(found: string): string {
  const bare = found.replace(trailing, '')
  return found[bare.length] === ')' && bare.includes('(') && !bare.includes(')') ? `${bare})` : bare
}
