import * as contract from '../../contract/files.ts'
import { routes, sessionOf } from '../../platform/http/routes.ts'
import { validateAttachment } from './attachment-check.ts'
import { requestAttachmentUpload, requestBusinessUpload, requestUpload } from './requests.ts'
import { validateUpload } from './validation.ts'

export const fileRoutes = routes(
  {
    requestProfilePhotoUpload: contract.requestProfilePhotoUpload,
    validateProfilePhotoUpload: contract.validateProfilePhotoUpload,
    requestCoverPhotoUpload: contract.requestCoverPhotoUpload,
    validateCoverPhotoUpload: contract.validateCoverPhotoUpload,
    requestUserFileUpload: contract.requestUserFileUpload,
    requestBusinessFileUpload: contract.requestBusinessFileUpload,
    validateFileUpload: contract.validateFileUpload,
    requestAttachmentUpload: contract.requestAttachmentUpload,
    validateAttachmentUpload: contract.validateAttachmentUpload,
  },
  {
    requestProfilePhotoUpload: (input) =>
      requestUpload(input.db, sessionOf(input), 'profilePhoto', input.body),
    async validateProfilePhotoUpload(input) {
      const check = { ...input.body, purposes: ['profilePhoto'] } as const
      return { file: await validateUpload(input.db, sessionOf(input), check) }
    },
    requestCoverPhotoUpload: (input) => requestUpload(input.db, sessionOf(input), 'coverPhoto', input.body),
    async validateCoverPhotoUpload(input) {
      const check = { ...input.body, purposes: ['coverPhoto'] } as const
      return { file: await validateUpload(input.db, sessionOf(input), check) }
    },
    requestUserFileUpload: (input) => requestUpload(input.db, sessionOf(input), 'userFile', input.body),
    requestBusinessFileUpload: (input) => requestBusinessUpload(input.db, sessionOf(input), input.body),
    async validateFileUpload(input) {
      const check = { ...input.body, purposes: ['userFile', 'businessFile'] } as const
      return { file: await validateUpload(input.db, sessionOf(input), check) }
    },
    requestAttachmentUpload: (input) => requestAttachmentUpload(input.db, sessionOf(input), input.body),
    async validateAttachmentUpload(input) {
      return { attachment: await validateAttachment(input.db, sessionOf(input), input.body.token) }
    },
  },
)
