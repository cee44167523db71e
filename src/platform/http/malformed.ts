// What is wrong before a route is found: addresses and requests that cannot be read.
import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'

/** The address with percent signs that encode nothing made literal, so that it still reaches its handler (D36). */
export function readableUrl(url: string): string {
  const queryAt = url.indexOf('?')
  const path = queryAt < 0 ? url : url.slice(0, queryAt)
  if (!path.includes('%') || isReadable(path)) return url
  const repaired = path
    .split('/')
    .map((part) => (isReadable(part) ? part : part.replaceAll('%', '%25')))
    .join('/')
  return queryAt < 0 ? repaired : repaired + url.slice(queryAt)
}

function isReadable(part: string): boolean {
  try {
    decodeURIComponent(part)
    return true
  } catch {
    return false
  }
}

/**
 * True for a request whose body has no end that the parser knows: it hands the request on all the same, and then refuses
 * it, so that whoever answered it here too would answer twice.
 */
export function hasUnknownEncoding({ headers }: IncomingMessage): boolean {
  const coding = headers['transfer-encoding']
  return coding !== undefined && !/(?:^|,)\s*chunked\s*$/i.test(coding)
}

/**
 * True for a request that does not say for which host it is, or says so twice (RFC 9112, 3.2): who stands in front could
 * have read another one.
 */
export function lacksHost({ rawHeaders, httpVersion }: IncomingMessage): boolean {
  let hosts = 0
  for (let at = 0; at < rawHeaders.length; at += 2) if (rawHeaders[at]?.toLowerCase() === 'host') hosts += 1
  return hosts > 1 || (hosts === 0 && httpVersion !== '1.0')
}

// Long enough for the answer to be read before the connection goes.
const lingerMs = 1_000

type Refusal = { line: string; name: string; message: string }

const unreadable: Refusal = {
  line: '400 Bad Request',
  name: 'InvalidInput',
  message: 'This request could not be read.',
}
const tooLarge: Refusal = {
  line: '413 Content Too Large',
  name: 'TooLarge',
  message: 'What was sent is too large.',
}

const tooLate: Refusal = {
  line: '408 Request Timeout',
  name: 'InvalidInput',
  message: 'This request did not arrive in time.',
}
const refusals: Record<string, Refusal> = {
  HPE_HEADER_OVERFLOW: tooLarge,
  ERR_HTTP_REQUEST_TIMEOUT: tooLate,
}

/** Answers, in the envelope of the API and with `headers`, requests that the parser of HTTP refused or waited for in vain, and ends the connection. */
export const refuseUnparsable =
  (headers: Record<string, string>) =>
  (error: NodeJS.ErrnoException, socket: Socket): void =>
    refuse(headers, error, socket)

function refuse(headers: Record<string, string>, error: NodeJS.ErrnoException, socket: Socket): void {
  // The rest of what was refused may still arrive while the answer is under way.
  if (socket.writableEnded) return
  // Browsers open connections ahead: an answer that lies there before anything was asked is shown for what is asked later.
  if (error.code === 'ECONNRESET' || !socket.writable || socket.bytesRead === 0) {
    socket.destroy()
    return
  }
  answerOn(headers, socket, refusals[error.code ?? ''] ?? unreadable)
}

/** Answers a request that the parser took and nobody may, as if it could not be read, and ends the connection. */
export function refuseAtSocket(headers: Record<string, string>, socket: Socket): void {
  if (!socket.writableEnded) answerOn(headers, socket, unreadable)
}

function answerOn(headers: Record<string, string>, socket: Socket, { line, name, message }: Refusal): void {
  const body = JSON.stringify({ success: false, name, message })
  socket.end(
    [
      `HTTP/1.1 ${line}`,
      'content-type: application/json; charset=utf-8',
      `content-length: ${Buffer.byteLength(body)}`,
      'cache-control: no-store',
      ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
      'connection: close',
      '',
      body,
    ].join('\r\n'),
  )
  socket.setTimeout(lingerMs, () => socket.destroy())
}
