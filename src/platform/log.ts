// One line of JSON an event; secrets are cut out by path, and query strings never get here.
import { pino, type Logger } from 'pino'

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

/** The process's log on standard output; `level` as pino names it. */
export function createLog(level: string): Logger {
  return pino({ level, redact: { paths: secretPaths, censor: '[cut]' }, base: { pid: process.pid } })
}
