// Which failures a call may answer, as the API document tells them.
import type { Endpoint } from '../contract/endpoint.ts'
import type { ErrorName } from '../contract/errors.ts'

// Any call may answer these, besides those it declares.
const generalErrors = [
  'InvalidInput',
  'KeyNotTaken',
  'TooLarge',
  'InternalError',
  'Unavailable',
] as const satisfies ErrorName[]
// Calls that need a session.
const sessionErrors = [
  'TokenNotFound',
  'JsonWebTokenError',
  'TokenExpiredError',
  'SessionError',
] as const satisfies ErrorName[]
// Calls that take keys of companies.
const keyErrors = [
  'KeyUnknown',
  'KeyEnded',
  'KeyPaused',
  'KeyScope',
  'TooManyRequests',
] as const satisfies ErrorName[]
// Calls of staff: what is theirs does not exist for others (D57).
const staffErrors = [
  'NotFound',
  'StaffRoleNeeded',
  'SecondFactorNeeded',
  'UnlockNeeded',
] as const satisfies ErrorName[]
// Calls that act for a business: what is somebody else's does not exist, what is one's own may not be allowed (D44).
const memberErrors = ['NotFound', 'NotAllowed'] as const satisfies ErrorName[]

/** Every failure a call may answer: those it declares, those that follow from its access, rate limit and kind, general ones. */
export function errorsOf({ access, keys, rateLimit, creates, errors }: Endpoint): ErrorName[] {
  const all: (readonly ErrorName[])[] = [errors, generalErrors]
  if (access !== 'visitor') all.push(sessionErrors)
  if (access === 'staff') all.push(staffErrors)
  else if (access !== 'visitor' && access !== 'user') all.push(memberErrors)
  if (keys) all.push(keyErrors)
  if (rateLimit) all.push(['TooManyRequests'])
  if (creates) all.push(['KeyReused'])
  return [...new Set(all.flat())]
}
