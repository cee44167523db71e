// Requests that change something count only when a page of ours sent them (T10, V10).
import type { IncomingHttpHeaders } from 'node:http'

/** How forms of pages are sent. */
export const formType = 'application/x-www-form-urlencoded'

const safe = new Set(['GET', 'HEAD'])

/**
 * True for a request that may change something and was not sent by a page of `origin`. Browsers say where it comes from
 * (Sec-Fetch-Site), older ones name the origin; what tells neither is nobody's page.
 */
export function isCrossSite(
  method: string,
  headers: IncomingHttpHeaders,
  origin: string | undefined,
): boolean {
  if (safe.has(method)) return false
  if (origin === undefined) return true
  const site = headers['sec-fetch-site']
  const named = headers.origin
  // A page that sends no Referer names no origin either: `null`.
  const isSilent = named === undefined || named === 'null'
  if (site !== undefined) return site !== 'same-origin' || !(isSilent || named === origin)
  return named !== origin
}

/** True for a body that no form of a page is sent as; nothing at all is an empty form. */
export function isNotAForm(contentType: string | undefined, body: unknown): boolean {
  if (!Buffer.isBuffer(body) || body.length === 0) return false
  const [type = ''] = (contentType ?? '').split(';')
  return type.trim().toLowerCase() !== formType
}

const oneClickMax = 1_000

/**
 * True for the one request that mail programs send by themselves (RFC 8058): it says which mails it ends by a token of ours
 * in its address, and does nothing else, so anybody may send it.
 */
export function isOneClickUnsubscribe(method: string, address: string, body: unknown): boolean {
  if (method !== 'POST' || !/^\/unsubscribe\/?\?/.test(address)) return false
  return (
    Buffer.isBuffer(body) &&
    body.length <= oneClickMax &&
    /\bList-Unsubscribe\b["\s=]+One-Click\b/.test(body.toString('latin1'))
  )
}
