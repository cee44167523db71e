// The content security policy of a page: its own inline scripts by hash, everything else by origin (H1 of security.md).
import { createHash } from 'node:crypto'
import { playerOrigins } from '../../contract/videos.ts'

/** Allows exactly the inline scripts that this rendering marked with its nonce, and takes the mark out, so that the page can be cached. */
export function sealScripts(html: string, nonce: string): { html: string; hashes: string[] } {
  const mark = ` nonce="${nonce}"`
  const hashes: string[] = []
  let sealed = ''
  let at = 0
  for (;;) {
    const found = html.indexOf(mark, at)
    if (found === -1) break
    const tagEnd = html.indexOf('>', found)
    const tagStart = html.lastIndexOf('<', found)
    sealed += html.slice(at, found)
    at = found + mark.length
    const isInlineScript =
      html.startsWith('<script', tagStart) && !html.slice(tagStart, tagEnd).includes(' src=')
    if (!isInlineScript) continue
    const close = html.indexOf('</script>', tagEnd)
    hashes.push(
      `'sha256-${createHash('sha256')
        .update(html.slice(tagEnd + 1, close))
        .digest('base64')}'`,
    )
  }
  return { html: sealed + html.slice(at), hashes: [...new Set(hashes)] }
}

/**
 * The policy header for a document; `filesOrigin` is where uploaded files live when not here. A page that may upload
 * shows pictures before they are sent, and sends them to `uploads.to`, or here.
 */
export function pagePolicy(
  hashes: readonly string[],
  filesOrigin: string | undefined,
  secure: boolean,
  uploads?: { to: string | undefined },
): string {
  const files = filesOrigin ? ` ${filesOrigin}` : ''
  return [
    "default-src 'none'",
    `script-src 'self' ${hashes.join(' ')}`.trim(),
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data:${uploads ? ' blob:' : ''}${files}`,
    `media-src 'self'${files}`,
    // Players of films, and only those that a visitor asked for.
    `frame-src ${playerOrigins.join(' ')}`,
    "font-src 'self'",
    `connect-src 'self'${uploads?.to ? ` ${uploads.to}` : ''}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}
