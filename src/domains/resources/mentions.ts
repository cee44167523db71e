// People and companies who are named in a text: kept as ids, shown by what they are called today.
import { AppError } from '../../contract/errors.ts'
import type { MentionEntry } from '../../contract/mentions.ts'
import type { Tx } from '../../platform/db.ts'
import type { LiveSession } from '../accounts/live-session.ts'
import { hiddenFrom } from '../blocks/hiding.ts'
import { maskOf } from '../businesses/visibility.ts'
import { businessesOf } from '../members/membership.ts'
import { everyNameOf } from '../reference-data/text-languages.ts'
import { resourcesOf } from './finding.ts'

/** A part of the text that stands for somebody. */
export type KeptMention = { type: 'user' | 'business'; id: string; start: number; length: number }
type Named = Pick<KeptMention, 'type' | 'id'>
type Wish = { content: string; mentions: readonly Named[]; edition: string }

/**
 * Where in the text they stand: each as `@` and the name that they have in some language. Throws InvalidInput, naming the one, for who does not
 * stand there, and alike for who is not there, hides in `edition`, or is kept from who writes.
 */
export async function placeMentions(
  tx: Tx,
  session: LiveSession,
  { content, mentions, edition }: Wish,
): Promise<KeptMention[]> {
  if (mentions.length === 0) return []
  const { userID } = session
  const sight = { mask: maskOf(edition), own: await businessesOf(tx, userID), userID }
  const found = await resourcesOf(tx, mentions, sight)
  const kept = await hiddenFrom(tx, session)
  const named = mentions.flatMap(({ type, id }, at) => {
    const nameIn = kept.has(id) ? undefined : found({ type, id })?.nameIn
    const names = nameIn ? everyNameOf(nameIn) : []
    return names.map((name) => ({ type, id, at, text: `@${name}` }))
  })
  const placed = new Map<number, KeptMention>()
  // A name may be how a longer one begins.
  for (const { type, id, at, text } of named.toSorted((a, b) => b.text.length - a.text.length)) {
    const start = placed.has(at) ? -1 : freeAt(content, text, [...placed.values()])
    if (start !== -1) placed.set(at, { type, id, start, length: text.length })
  }
  const missing = mentions.findIndex((_, at) => !placed.has(at))
  if (missing !== -1)
    throw new AppError('InvalidInput', { fields: { [`mentions.${missing}`]: 'Nobody of the text' } })
  return [...placed.values()].toSorted((a, b) => a.start - b.start)
}

/** Where `text` stands first without touching what stands for somebody else. */
function freeAt(content: string, text: string, placed: readonly KeptMention[]): number {
  for (let start = content.indexOf(text); start !== -1; start = content.indexOf(text, start + 1)) {
    const end = start + text.length
    if (placed.every((other) => end <= other.start || start >= other.start + other.length)) return start
  }
  return -1
}

/** Those that still stand in a text that was changed, word for word, and where. */
export function movedMentions(
  before: { content: string; mentions: readonly KeptMention[] },
  content: string,
): KeptMention[] {
  const moved: KeptMention[] = []
  for (const { type, id, start, length } of before.mentions) {
    const at = freeAt(content, before.content.slice(start, start + length), moved)
    if (at !== -1) moved.push({ type, id, start: at, length })
  }
  return moved.toSorted((a, b) => a.start - b.start)
}

type Met = (party: Named) => { name: string; path: string } | undefined

/** As somebody reads them: whom they do not meet stays what was written. */
export const mentionsShown = (mentions: readonly KeptMention[], metAs: Met): MentionEntry[] =>
  mentions.flatMap((mention) => {
    const shown = metAs(mention)
    return shown ? [{ ...mention, ...shown }] : []
  })
