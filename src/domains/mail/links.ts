// Links in mails lead to our own origins only: a request that names another host must not send anybody there.
import { allEditions } from '../editions/editions.ts'

const local = /^(?:[a-z]{2}\.)?localhost$|^127\.0\.0\.1$/

/** True for an address of one of the editions; in a deployment without real origins also for this machine's. */
export function isOwnLink(link: string): boolean {
  const url = URL.canParse(link) ? new URL(link) : undefined
  if (!url || url.username || url.password || !/^https?:$/.test(url.protocol)) return false
  const editions = allEditions('en')
  if (editions.some(({ origin }) => origin === url.origin)) return true
  return (
    local.test(url.hostname) && editions.every(({ origin }) => new URL(origin).hostname.endsWith('.example'))
  )
}
