// The calls of an upload from a page: asked for, posted, checked.
import type { StoredFileEntry, UploadDescriptorEntry } from '../../../contract/files.ts'
import { callApi } from '../../api/session/browser-session.ts'
import type { PhotoKind } from './kinds.ts'
import { CallFailure } from '../../api/session/calls.ts'
import { UploadProblem, type UploadCalls } from './upload-photo.ts'

/** Uploads of a person, as for a company that does not exist yet. */
export const personFileCalls = (): UploadCalls => fileCalls('/files/upload-request/user', checkAt)

/** Uploads of a company. */
export const businessFileCalls = (businessID: string): UploadCalls =>
  fileCalls('/files/upload-request/business', checkAt, { businessID })

/** Uploads of one's own photo or cover. */
export function profilePhotoCalls(kind: PhotoKind): UploadCalls {
  const folder = kind === 'profilePhoto' ? '/user/profile-photo' : '/user/cover-photo'
  return fileCalls(`${folder}/upload-request`, `${folder}/upload-validate`)
}

const checkAt = '/files/upload-validate'

const fileCalls = (request: string, validate: string, more: Record<string, unknown> = {}): UploadCalls => ({
  request: (wish) => ask<UploadDescriptorEntry>(request, { ...wish, ...more }),
  validate: async (token) => (await ask<{ file: StoredFileEntry }>(validate, { token })).file,
})

/** What the call answers; where the server has words for a failure, they are shown. */
async function ask<Answer>(path: string, body: Record<string, unknown>): Promise<Answer> {
  try {
    return (await callApi({ method: 'POST', path, body })) as Answer
  } catch (error) {
    if (error instanceof Error && error.name !== 'TypeError' && error.message !== '') throw problemOf(error)
    throw error
  }
}

/** A server that is busy says nothing of the file: it is told apart from one that refuses it. */
function problemOf(error: Error): UploadProblem {
  if (!(error instanceof CallFailure)) return new UploadProblem(error.message, { cause: error })
  const { message, status, retryAfter = 5, name } = error
  const isBusy = status === 503 || status === 429
  return new UploadProblem(message, {
    cause: error,
    ...(isBusy && { againAfter: retryAfter }),
    isOver: name === 'UploadOver',
  })
}
