// One line of JSON an event; secrets are cut out by path, and query strings never get here.
import { destination, pino, type DestinationStream, type Logger } from 'pino'

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

const portionBytes = 8_192
const portionMs = 250

/**
 * A file or pipe that is written to in portions, the last one no later than after a quarter of a second and when the process
 * ends, by an error too: a write for each line cost a server of pages a twentieth of its time. Only a process that is killed
 * takes its last portion with it.
 */
export const inPortions = (fd: number): DestinationStream =>
  destination({ dest: fd, sync: false, minLength: portionBytes, periodicFlush: portionMs })
