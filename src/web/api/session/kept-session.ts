// What a browser keeps of a session in local storage (P3.15), without what would open it.
import type { PageSession } from '../page.ts'

const names = [
  'tokenExpire',
  'refreshTokenExpire',
  'userID',
  'profile',
  'profileUpdateDate',
  'actor',
] as const
type Name = (typeof names)[number]

/** Keeps who is signed in; the expiries in milliseconds, as P7.2 has it. */
export function keepSession(session: PageSession): void {
  const { userID, firstName, lastName, photo, tokenExpire, refreshTokenExpire } = session
  if (keptUser() !== userID) forgetSession()
  keep('userID', userID)
  keep('refreshTokenExpire', String(refreshTokenExpire * 1000))
  keepTokenExpire(tokenExpire)
  const profile = JSON.stringify({ userID, firstName, lastName, photo })
  if (read('profile') === profile) return
  keep('profile', profile)
  keep('profileUpdateDate', String(Date.now()))
}

/** `tokenExpire` in seconds since 1970. */
export const keepTokenExpire = (tokenExpire: number): void => keep('tokenExpire', String(tokenExpire * 1000))

/** The company as which the person acts (P4.10); nothing while they act as themself. */
export function keepActor(businessID: string | undefined): void {
  if (businessID === undefined) withStorage((storage) => storage.removeItem('actor'))
  else keep('actor', businessID)
}

/** The user of whom something is kept. */
export const keptUser = (): string | null => read('userID')

/** Nothing is left of the session and of who acted in it. */
export function forgetSession(): void {
  for (const name of names) withStorage((storage) => storage.removeItem(name))
}

const keep = (name: Name, value: string) => withStorage((storage) => storage.setItem(name, value))
const read = (name: Name) => withStorage((storage) => storage.getItem(name)) ?? null

/** A browser may refuse storage altogether: nothing that is kept is needed. */
function withStorage<T>(work: (storage: Storage) => T): T | undefined {
  try {
    return work(localStorage)
  } catch {
    return undefined
  }
}
