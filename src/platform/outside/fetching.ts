// Files fetched from servers of strangers: only from hosts that the caller allows, at public addresses alone, each connection to
// just the address that was looked at, bounded in size and time (docs/decisions/0136).
import { lookup } from 'node:dns/promises'
import type { ClientRequest, IncomingMessage } from 'node:http'
import https from 'node:https'
import net from 'node:net'
import { isPublicAddress } from './public-address.ts'

export type FetchRefusal =
  /** No https address of an allowed host at its usual port, or a way to one that is not. */
  | 'address'
  /** The host is unknown, or its address is no public one. */
  | 'host'
  /** It did not answer, answered too slowly, or broke off. */
  | 'no answer'
  /** It answered, but not with a file. */
  | 'not there'
  | 'too large'

export type Fetched = { bytes: Buffer } | { refusal: FetchRefusal }

type Resolved = { address: string; family: number }
type Send = (
  options: https.RequestOptions & { host: string },
  answered: (answer: IncomingMessage) => void,
) => ClientRequest
/** What tests put in the place of the network. */
export type Network = {
  resolve(host: string): Promise<readonly Resolved[]>
  isPublic(address: string): boolean
  send: Send
  port: number
  idleMs: number
  wholeMs: number
}

const theInternet: Network = {
  resolve: (host) => lookup(host, { all: true, verbatim: true }),
  isPublic: isPublicAddress,
  send: (options, answered) => https.request(options, answered),
  port: 443,
  idleMs: 5_000,
  wholeMs: 15_000,
}

const redirectsMost = 3
const moved: ReadonlySet<number | undefined> = new Set([301, 302, 303, 307, 308])
const headersMax = 16 * 1024

type Wish = { isAllowed(host: string): boolean; maxBytes: number; signal?: AbortSignal }

/** Fetches files as `network` leads to them. */
export function fetcher(network: Partial<Network> = {}) {
  const { resolve, isPublic, send, port, idleMs, wholeMs } = { ...theInternet, ...network }

  /** A host that may be asked, and the one address at which it is. */
  async function placeOf(address: URL, { isAllowed }: Wish): Promise<Resolved | FetchRefusal> {
    const { protocol, hostname, username, password } = address
    const isPlain = protocol === 'https:' && username === '' && password === '' && address.port === ''
    // Numbers of every way of writing are dotted by now, and are no host of anybody's.
    const isName = net.isIP(hostname) === 0 && !hostname.startsWith('[') && hostname.includes('.')
    if (!isPlain || !isName || !isAllowed(hostname)) return 'address'
    const found = await resolve(hostname).catch(() => [])
    // Of several all must be public: one that is not tells what the host is for.
    if (found.length === 0 || !found.every((one) => isPublic(one.address))) return 'host'
    return found[0]!
  }

  function ask(address: URL, place: Resolved, wish: Wish, until: AbortSignal): Promise<Fetched | URL> {
    return new Promise((settle) => {
      const request = send(
        {
          host: address.hostname,
          servername: address.hostname,
          port,
          path: address.pathname + address.search,
          method: 'GET',
          agent: false,
          maxHeaderSize: headersMax,
          signal: until,
          headers: { 'user-agent': 'Millwright', accept: '*/*', 'accept-encoding': 'identity' },
          // The name is not looked up again: it might be another address by then.
          lookup: (_host, options, found) => {
            if (options.all) found(null, [place])
            else found(null, place.address, place.family)
          },
        },
        (answer) => void take(answer, address, wish).then(end),
      )
      const end = (outcome: Fetched | URL) => {
        settle(outcome)
        request.destroy()
      }
      request.setTimeout(idleMs, () => end({ refusal: 'no answer' }))
      request.on('error', () => end({ refusal: 'no answer' }))
      request.end()
    })
  }

  return async function fetchFile(text: string, wish: Wish): Promise<Fetched> {
    let address = URL.parse(text)
    const late = AbortSignal.timeout(wholeMs)
    const until = wish.signal ? AbortSignal.any([wish.signal, late]) : late
    for (let ways = 0; ways <= redirectsMost; ways++) {
      if (!address) return { refusal: 'address' }
      const place = await placeOf(address, wish)
      if (typeof place === 'string') return { refusal: place }
      const outcome = await ask(address, place, wish, until)
      if (!(outcome instanceof URL)) return outcome
      address = outcome
    }
    return { refusal: 'address' }
  }
}

/** What an answer brings: a file, the way to another address, or nothing. */
async function take(answer: IncomingMessage, asked: URL, { maxBytes }: Wish): Promise<Fetched | URL> {
  const { statusCode, headers } = answer
  if (moved.has(statusCode)) {
    const next = URL.parse(headers.location ?? '', asked)
    return next ?? { refusal: 'address' }
  }
  const isWhole = statusCode === 200 && /^(?:identity)?$/i.test(headers['content-encoding'] ?? '')
  if (!isWhole) return { refusal: 'not there' }
  const said = headers['content-length']
  if (said !== undefined && Number(said) > maxBytes) return { refusal: 'too large' }
  const pieces: Buffer[] = []
  let size = 0
  try {
    for await (const piece of answer as AsyncIterable<Buffer>) {
      size += piece.length
      if (size > maxBytes) return { refusal: 'too large' }
      pieces.push(piece)
    }
  } catch {
    return { refusal: 'no answer' }
  }
  return size === 0 ? { refusal: 'not there' } : { bytes: Buffer.concat(pieces) }
}
