// What failed, as the wire knows it: a name and a status for every error there is.
import { isDatabaseAway } from '../db.ts'

export type Failure = Error & { status: number; details: Record<string, unknown> }

/** A failure by its name, with what caused it and what the answer tells besides. */
export function failure(
  name: string,
  status: number,
  cause?: unknown,
  details: Record<string, unknown> = {},
): Failure {
  return Object.assign(new Error(name, { cause }), { name, status, details })
}

/** Why something was refused that the next try may get: nothing is wrong, there was no room. */
const noRoom = 'no room'

/** A refusal for want of room: 503, and nothing for the log, which a storm would fill. */
export const unavailable = (): Failure => failure('Unavailable', 503, noRoom)

/** Whether something was refused so; counted where it was refused. */
export const isForRoom = (error: unknown): boolean => error instanceof Error && error.cause === noRoom

/** No room on the disk, or no file more that the process may open. */
const fullCodes = new Set(['ENOSPC', 'EDQUOT', 'EMFILE', 'ENFILE'])
const isMachineFull = (error: unknown): boolean => fullCodes.has((error as { code?: string }).code ?? '')

/** The error itself when it has name, status and details, else the failure that Fastify or the database meant. */
export function failureOf(error: unknown): Failure {
  if (error instanceof Error && 'details' in error && 'status' in error) return error as Failure
  if (isDatabaseAway(error) || isMachineFull(error)) return failure('Unavailable', 503, error)
  const status = (error as { statusCode?: number }).statusCode
  if (status === 413) return failure('TooLarge', 413, error)
  if (status === 429) return failure('TooManyRequests', 429, error)
  if (status === 503) return failure('Unavailable', 503, error)
  if (status !== undefined && status >= 400 && status < 500) return failure('InvalidInput', 400, error)
  return failure('InternalError', 500, error)
}
