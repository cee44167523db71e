// For which hosts passkeys are made: where all editions stand below one host, for that one, so that each opens all of them.
import { isIP } from 'node:net'
import { editionLink, editionOf, linkedOrigins } from '../editions/editions.ts'

export type RelyingParty = {
  /** The host that a passkey belongs to. */
  id: string
  /** Where a browser must have asked for it. */
  origin: string
  name: string
}

/** Of an edition, as people are told its name. RangeError for an unknown code. */
export function relyingParty(edition: string): RelyingParty {
  const { origin, hostname } = new URL(editionLink(edition, '/'))
  return { id: idOf(hostname), origin, name: editionOf(edition)?.brand ?? 'Millwright' }
}

/** The shortest host of an edition that this one stands below, or itself. */
function idOf(hostname: string): string {
  if (isIP(hostname) !== 0) return hostname
  const above = [...linkedOrigins()]
    .map((origin) => new URL(origin).hostname)
    // Nobody owns a name of one word, such as localhost.
    .filter((host) => host.includes('.') && hostname.endsWith(`.${host}`))
  return above.toSorted((a, b) => a.length - b.length)[0] ?? hostname
}
