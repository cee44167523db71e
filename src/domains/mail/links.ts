// Links in mails lead to our own origins only: a request that names another host must not send anybody there.
import { linkedOrigins } from '../editions/editions.ts'

/** True for an address on one of the editions, where this deployment reaches them. */
export function isOwnLink(link: string): boolean {
  const url = URL.canParse(link) ? new URL(link) : undefined
  if (!url || url.username || url.password || !/^https?:$/.test(url.protocol)) return false
  return linkedOrigins().has(url.origin)
}
