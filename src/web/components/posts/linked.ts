// What the links in a text lead to: the first film that can be shown, the first thing of ours.
import type { sharedTypes } from '../../../contract/posts.ts'
import { idOfSlug } from '../../../contract/slugs.ts'
import { videoSource } from '../../../contract/videos.ts'
import { addressesIn, partsOf } from './text-parts.ts'

export type Linked = {
  video?: { url: string }
  shared?: { resourceType: (typeof sharedTypes)[number]; resourceID: string }
}

const pages = [
  [/^\/business\/([^/]+)\/?$/, 'business'],
  [/^\/business-product\/([^/]+)\/?$/, 'product'],
  [/^\/post\/([^/]+)\/?$/, 'post'],
] as const

/** Of a text as it is written; `host` is that of the page, whose links are ours. */
export function linkedIn(text: string, host: string): Linked {
  const addresses = partsOf(text).flatMap(({ href }) => href ?? [])
  const film = addresses.find((address) => {
    const source = videoSource(address)
    return source !== null && source.kind !== 'file'
  })
  // A host of ours need not be one that others may be led to, such as that of the machine itself.
  const shared = addressesIn(text)
    .map((address) => thingAt(address, host))
    .find((thing) => thing !== undefined)
  return { ...(film !== undefined && { video: { url: film } }), ...(shared && { shared }) }
}

function thingAt(address: string, host: string): Linked['shared'] {
  const url = URL.parse(address)
  if (url?.host !== host) return undefined
  for (const [pattern, resourceType] of pages) {
    const slug = pattern.exec(url.pathname)?.[1]
    const resourceID = slug === undefined ? null : idOfSlug(slug)
    if (resourceID !== null) return { resourceType, resourceID }
  }
  return undefined
}

/** A text without the link at its end that its card stands for: the card says more. */
export function withoutLinkTo(shared: { id: string; isGone: boolean } | null, text: string): string {
  if (shared === null || shared.isGone) return text
  const last = addressesIn(text).at(-1)
  const isOfCard = last !== undefined && idOfSlug(last.replace(/\/$/, '')) === shared.id
  return isOfCard && text.trimEnd().endsWith(last) ? text.trimEnd().slice(0, -last.length).trimEnd() : text
}
