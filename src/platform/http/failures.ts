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

/** The error itself when it has name, status and details, else the failure that Fastify or the database meant. */
export function failureOf(error: unknown): Failure {
  if (error instanceof Error && 'details' in error && 'status' in error) return error as Failure
  if (isDatabaseAway(error)) return failure('Unavailable', 503, error)
  const status = (error as { statusCode?: number }).statusCode
  if (status === 413) return failure('TooLarge', 413, error)
  if (status === 429) return failure('TooManyRequests', 429, error)
  if (status === 503) return failure('Unavailable', 503, error)
  if (status !== undefined && status >= 400 && status < 500) return failure('InvalidInput', 400, error)
  return failure('InternalError', 500, error)
}
