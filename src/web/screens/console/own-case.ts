// A case that is about what is somebody's own: its page says so, in place of what it would show colleagues.
import { data, isRouteErrorResponse } from 'react-router'
import { isAppError } from '../../../contract/errors.ts'
import { notFoundAs404 } from '../../api/addresses.ts'

const word = 'OwnCase'

/** For the failures of a loader: what is unknown is a 404, and one's own case 403 with a word that its page knows. */
export function caseRefused(error: unknown): never {
  if (isAppError(error) && error.name === word) throw data(word, { status: 403 })
  return notFoundAs404(error)
}

export const isOwnCase = (error: unknown): boolean => isRouteErrorResponse(error) && error.data === word
