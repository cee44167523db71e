// One line of JSON an event; secrets are cut out by path, what people wrote out of errors, and query strings never get here.
import { destination, pino, type DestinationStream, type Logger } from 'pino'
import { tracing } from './tracing.ts'

export type { Logger }

const secretPaths = [
  'authorization',
  'cookie',
  'password',
  'token',
  'refreshToken',
  '*.authorization',
  '*.cookie',
  '*.password',
  '*.token',
  '*.refreshToken',
  'req.headers.authorization',
  'req.headers.cookie',
]

/** What the database says of a value it could not use, and JSON of a text it could not read: the value stands in quotes, however long it is. */
const quotedValue = /(: |, )\.{0,3}"(?:(?!\n {4}at ).)*"/gsu
/** Each part is as long as one may be: without ends a long text without an address would be read again from each of its letters. */
const address = /[^\s/<>"'(),:;@]{1,64}@[^\s/<>"'(),:;@]{1,255}\.[\p{L}\d-]{2,63}/gu

/** A key of a company, wherever a text has one. */
const companyKey = /mw_[\w-]{43}/g

/** A text about an error without the values that it quotes, without keys and without mail addresses. */
export function withoutValues(text: string): string {
  const unquoted = text.includes('"') ? text.replace(quotedValue, '$1"[cut]"') : text
  const cut = unquoted.includes('mw_') ? unquoted.replace(companyKey, '[key]') : unquoted
  return cut.includes('@') ? cut.replace(address, '[address]') : cut
}

/** The same of all texts of a line, three levels deep: deeper nothing of ours goes. */
function cutLine(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return withoutValues(value)
  if (
    depth > 3 ||
    typeof value !== 'object' ||
    value === null ||
    Object.getPrototypeOf(value) !== Object.prototype
  )
    return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, cutLine(inner, depth + 1)]))
}

/** The process's log, on standard output unless told otherwise; `level` as pino names it. */
export function createLog(level: string, to?: DestinationStream): Logger {
  const options = {
    level,
    redact: { paths: secretPaths, censor: '[cut]' },
    base: { pid: process.pid },
    mixin: () => tracing()?.ids() ?? {},
    formatters: { log: (line: object) => cutLine(line) as Record<string, unknown> },
  }
  return to ? pino(options, to) : pino(options)
}

const portionBytes = 8_192
const portionMs = 250
/** Of lines that cannot be written; more are dropped. */
const waitingMost = 4 * 1024 * 1024

/**
 * A file or pipe that is written to in portions, the last one no later than after a quarter of a second and when the process
 * ends, by an error too: a write for each line cost a server of pages a twentieth of its time. Only a process that is killed
 * takes its last portion with it.
 */
export function inPortions(fd: number): DestinationStream {
  const stream = destination({
    dest: fd,
    sync: false,
    minLength: portionBytes,
    maxLength: waitingMost,
    periodicFlush: portionMs,
  })
  // A full disk is no reason to end: what waits is written when there is room, and the rest dropped.
  let isFull = false
  stream.on('error', () => void (isFull = true))
  stream.on('write', () => void (isFull = false))
  const flush = stream.flushSync.bind(stream)
  // At the end of the process it tries again and again, without end.
  stream.flushSync = () => void (!isFull && flush())
  return stream
}
