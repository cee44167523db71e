// One line of JSON an event; secrets are cut out by path, and query strings never get here.
import { pino, type DestinationStream, type Logger } from 'pino'

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

/** The process's log, on standard output unless told otherwise; `level` as pino names it. */
export function createLog(level: string, to?: DestinationStream): Logger {
  const options = { level, redact: { paths: secretPaths, censor: '[cut]' }, base: { pid: process.pid } }
  return to ? pino(options, to) : pino(options)
}
