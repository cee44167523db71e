// The password of the database when it changes while this process runs: read again from the file that DATABASE_URL came from.
import { readFileSync } from 'node:fs'
import pg from 'pg'

/** Of the settings, once, at the start; undefined where DATABASE_URL is no file. */
let file: string | undefined

/** Says in which file DATABASE_URL stands. */
export function readPasswordFrom(named: string | undefined): void {
  file = named
}

/** Whether a password that is refused may be another one by now. */
export const passwordMayChange = (): boolean => file !== undefined

/** The class of connections: where the settings name a file, one that reads the password of its user there each time. */
export const clientClass = (): typeof pg.Client => (file === undefined ? pg.Client : Rereading)

/** `password` is a function that is asked when the database asks. */
class Rereading extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config)
    const { user, password } = this as unknown as { user?: string; password?: unknown }
    Object.assign(this, { password: () => (file && passwordIn(file, user)) ?? password })
  }
}

/** Undefined for a file that cannot be read, is being written, or is about another user. */
function passwordIn(named: string, user: string | undefined): string | undefined {
  try {
    const [line = ''] = readFileSync(named, 'utf8').split('\n')
    const { username, password } = new URL(line.trim())
    const isOurs = decodeURIComponent(username) === user && password !== ''
    return isOurs ? decodeURIComponent(password) : undefined
  } catch {
    return undefined
  }
}
