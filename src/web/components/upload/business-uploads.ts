// Uploads for a company: the two calls of section 7, by the session of the page.
import type { StoredFileEntry, UploadDescriptorEntry } from '../../../contract/files.ts'
import { callApi } from '../../api/session/browser-session.ts'
import { UploadProblem, type UploadCalls } from './upload-photo.ts'

/** How pictures and documents of a company are uploaded; for its owners and admins. */
export const businessUploads = (businessID: string): UploadCalls => ({
  request: (wish) => asked<UploadDescriptorEntry>('/files/upload-request/business', { businessID, ...wish }),
  validate: async (token) =>
    (await asked<{ file: StoredFileEntry }>('/files/upload-validate', { token })).file,
})

/** What the call answers; where the server has words for a failure, they are shown. */
async function asked<Answer>(path: string, body: Record<string, unknown>): Promise<Answer> {
  try {
    return (await callApi({ method: 'POST', path, body })) as Answer
  } catch (error) {
    if (error instanceof Error && error.name !== 'TypeError' && error.message !== '')
      throw new UploadProblem(error.message, { cause: error })
    throw error
  }
}
