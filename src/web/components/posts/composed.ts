// What stands in the form of a new post, and under which name it is kept.
import { limits } from '../../../contract/limits.ts'

/** The field that holds the pictures, as `picturesIn` reads it. */
export const picturesField = 'pictures'

/** A picture that was checked: by `token` the post takes it. */
export type ComposedPicture = { token: string; url: string; alt: string }

/** The pictures that a field or a draft holds; what is none is left out. */
export function picturesIn(kept: string): ComposedPicture[] {
  return listIn(kept)
    .flatMap((one) => {
      const { token, url, alt } = (one ?? {}) as Partial<Record<keyof ComposedPicture, unknown>>
      return typeof token === 'string' && typeof url === 'string'
        ? [{ token, url, alt: typeof alt === 'string' ? alt : '' }]
        : []
    })
    .slice(0, limits.postPicturesMax)
}

function listIn(kept: string): unknown[] {
  const list = valueIn(kept)
  return Array.isArray(list) ? list : []
}

function valueIn(kept: string): unknown {
  try {
    return JSON.parse(kept) as unknown
  } catch {
    return undefined
  }
}

/** The field that holds the document. */
export const documentField = 'document'

/** A document that was checked: by `token` the post takes it, under this name. */
export type ComposedDocument = { token: string; name: string }

/** The document that a field or a draft holds; undefined for what is none. */
export function documentIn(kept: string): ComposedDocument | undefined {
  const { token, name } = (valueIn(kept) ?? {}) as Partial<Record<keyof ComposedDocument, unknown>>
  return typeof token === 'string' && typeof name === 'string' ? { token, name } : undefined
}

/** A draft is kept for each identity and timeline; empty for the person themself, and for their own timeline. */
export const draftNameOf = (actor: string, timelineID: string): string => `post ${timelineID} ${actor}`

/** Somebody who was chosen while one wrote; mentioned as long as `@` and the name stand in the text. */
export type NamedMention = { type: 'user' | 'business'; id: string; name: string; key?: string }

/** The field that holds them in a draft. */
export const mentionsField = 'mentions'

/** Those that a draft holds; what is none is left out. */
export const mentionsIn = (kept: string): NamedMention[] =>
  listIn(kept).flatMap((one) => {
    const { type, id, name, key } = (one ?? {}) as Partial<Record<keyof NamedMention, unknown>>
    const isOne =
      (type === 'user' || type === 'business') && typeof id === 'string' && typeof name === 'string'
    return isOne ? [{ type, id, name, ...(typeof key === 'string' && { key }) }] : []
  })

/** Those who still stand in the text, each once, as the call takes them. */
export function mentionedIn(
  text: string,
  chosen: readonly NamedMention[],
): Pick<NamedMention, 'type' | 'id'>[] {
  const there = chosen.filter(({ name }) => text.includes(`@${name}`))
  return [...new Map(there.map(({ type, id }) => [id, { type, id }])).values()].slice(0, limits.mentionsMax)
}

const nameMax = 40

/** What is typed of a name behind the last `@` before the caret, and where that stands; undefined where nobody is being named. */
export function typedMention(before: string): { from: number; text: string } | undefined {
  const from = before.lastIndexOf('@')
  const text = before.slice(from + 1)
  const isBegun = from !== -1 && /^[\p{L}\p{N}]/u.test(text) && !/\n/.test(text) && text.length <= nameMax
  // An address of mail names nobody.
  const isApart = from === 0 || !/[\p{Script=Latin}\p{N}._%+-]/u.test(before[from - 1] ?? '')
  return isBegun && isApart && !/\s{2}|\s$/.test(text) ? { from, text } : undefined
}
