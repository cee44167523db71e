// The calls of an upload from a page: asked for, posted, checked.
import type { StoredFileEntry, UploadDescriptorEntry } from '../../../contract/files.ts'
import { callApi } from '../../api/session/browser-session.ts'
import { UploadProblem, type UploadCalls } from './upload-photo.ts'

/** Uploads of a person, as for a company that does not exist yet. */
export const personFileCalls = (): UploadCalls => fileCalls('user', {})

/** Uploads of a company. */
export const businessFileCalls = (businessID: string): UploadCalls => fileCalls('business', { businessID })

const fileCalls = (whose: 'user' | 'business', more: Record<string, unknown>): UploadCalls => ({
  request: (wish) =>
    askForUpload<UploadDescriptorEntry>({
      path: `/files/upload-request/${whose}`,
      body: { ...wish, ...more },
    }),
  validate: async (token) =>
    (await askForUpload<{ file: StoredFileEntry }>({ path: '/files/upload-validate', body: { token } })).file,
})

/** What the call answers; where the server has words for a failure, they are shown. */
export async function askForUpload<Answer>(call: {
  path: string
  body: Record<string, unknown>
}): Promise<Answer> {
  try {
    return (await callApi({ method: 'POST', ...call })) as Answer
  } catch (error) {
    if (error instanceof Error && error.name !== 'TypeError' && error.message !== '')
      throw new UploadProblem(error.message, { cause: error })
    throw error
  }
}
