// What tells an operator that somebody tries to get in: noted where it happens, told by whoever listens (metrics and the log).

export type SecurityEvent =
  /** A log-in with a wrong password or an unknown address. */
  | 'log-in refused'
  /** A wrong code, recovery code or passkey after the right password. */
  | 'second factor refused'
  /** So many of them that the account waits. */
  | 'second factor locked'
  /** One of staff did not prove themself at the console. */
  | 'console refused'
  /** One of staff opened the console in a session that began on a browser that the account did not know. */
  | 'console on a new device'
  /** A key of a company that is none. */
  | 'company key refused'
  /** One that has ended, rests, or was made for something else. */
  | 'company key out of place'
  /** An account was suspended. */
  | 'account suspended'

/** By the account where one is known; never an address or a name. */
export type SecurityNote = { event: SecurityEvent; userID?: string | undefined }

const listeners = new Set<(note: SecurityNote) => void>()

/** Calls `listener` for what is noted from now on. */
export function onSecurityEvent(listener: (note: SecurityNote) => void): void {
  listeners.add(listener)
}

/** Notes that it happened. */
export function noteSecurity(event: SecurityEvent, userID?: string): void {
  for (const listener of listeners) listener({ event, userID })
}
