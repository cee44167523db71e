// The content security policy of a page: its own inline scripts by hash, everything else by origin (V11).
import { createHash } from 'node:crypto'
import { playerOrigins } from '../../contract/videos.ts'
import type { ProviderOrigins } from '../../platform/payments/provider.ts'
import { reportsTo } from './policy-reports.ts'

/**
 * Allows exactly the inline scripts that this rendering marked with its nonce, and takes the mark out, so that the page can
 * be cached: within `html`, which is nobody else's, since the largest pages would be copied for a few bytes at their end.
 */
export function hashInlineScripts(html: Buffer, nonce: string): { html: Buffer; hashes: string[] } {
  const mark = Buffer.from(` nonce="${nonce}"`)
  const hashes = new Set<string>()
  let at = 0
  let end = 0
  const keepUpTo = (next: number) => {
    if (end !== at) html.copyWithin(end, at, next)
    end += next - at
  }
  for (;;) {
    const found = html.indexOf(mark, at)
    if (found === -1) break
    const tagEnd = html.indexOf('>', found)
    const tag = html.toString('utf8', html.lastIndexOf('<', found), tagEnd)
    keepUpTo(found)
    at = found + mark.length
    if (!tag.startsWith('<script') || tag.includes(' src=')) continue
    const script = html.subarray(tagEnd + 1, html.indexOf('</script>', tagEnd))
    hashes.add(`'sha256-${createHash('sha256').update(script).digest('base64')}'`)
  }
  keepUpTo(html.length)
  return { html: html.subarray(0, end), hashes: [...hashes] }
}

/**
 * The policy header for a document; `filesOrigin` is where uploaded files live when not here. A page that may upload
 * shows pictures before they are sent, and sends them to `uploads.to`, or here; previews of what only parties read lie there.
 * `payments` are the origins of the payment provider's script, frames and calls, on the page that pays.
 */
export function pagePolicy(
  hashes: readonly string[],
  filesOrigin: string | undefined,
  secure: boolean,
  uploads?: { to: string | undefined },
  payments?: ProviderOrigins,
): string {
  const files = filesOrigin ? ` ${filesOrigin}` : ''
  const bucket = uploads?.to ? ` ${uploads.to}` : ''
  const provider = (of: keyof ProviderOrigins) =>
    (payments?.[of] ?? []).map((origin) => ` ${origin}`).join('')
  return [
    "default-src 'none'",
    `script-src 'self' ${hashes.join(' ')}`.trim() + provider('script'),
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data:${uploads ? ' blob:' : ''}${files}${bucket}`,
    `media-src 'self'${files}`,
    // Players of films, and only those that a visitor asked for.
    `frame-src ${playerOrigins.join(' ')}${provider('frame')}`,
    "font-src 'self'",
    `connect-src 'self'${bucket}${provider('connect')}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    ...(secure ? ['upgrade-insecure-requests'] : []),
    reportsTo,
  ].join('; ')
}
