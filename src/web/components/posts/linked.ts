// What the links in a text lead to: the first film that can be shown, the first thing of ours.
import type { sharedTypes } from '../../../contract/posts.ts'
import { idOfSlug } from '../../../contract/slugs.ts'
import { videoSource } from '../../../contract/videos.ts'
import { partsOf } from './text-parts.ts'

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
  const shared = addresses.map((address) => thingAt(address, host)).find((thing) => thing !== undefined)
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
