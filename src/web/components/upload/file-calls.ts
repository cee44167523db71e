// The calls of an upload from a page: asked for, posted, checked.
import { attachmentTypes, fileTypes, pictureTypes } from '../../../contract/file-types.ts'
import type { AttachmentEntry } from '../../../contract/files.ts'
import { callApi } from '../../api/session/browser-session.ts'
import type { PhotoKind } from './kinds.ts'
import { CallFailure } from '../../api/session/calls.ts'
import { UploadProblem, type UploadCalls } from './upload-photo.ts'

/** Uploads of a person, as for a company that does not exist yet. */
export const personFileCalls = (): UploadCalls => ({
  request: async ({ contentType, fileSize }) =>
    told(callApi('requestUserFileUpload', { fileSize, contentType: oneOf(fileTypes, contentType) })),
  validate,
})

/** Uploads of a company. */
export const businessFileCalls = (businessID: string): UploadCalls => ({
  request: async ({ contentType, fileSize }) =>
    told(
      callApi('requestBusinessFileUpload', {
        fileSize,
        contentType: oneOf(fileTypes, contentType),
        businessID,
      }),
    ),
  validate,
})

const validate = async (token: string) => (await told(callApi('validateFileUpload', { token }))).file

/** Uploads of one's own photo or cover. */
export function profilePhotoCalls(kind: PhotoKind): UploadCalls {
  const [request, check] =
    kind === 'profilePhoto'
      ? (['requestProfilePhotoUpload', 'validateProfilePhotoUpload'] as const)
      : (['requestCoverPhotoUpload', 'validateCoverPhotoUpload'] as const)
  return {
    request: async ({ contentType, fileSize }) =>
      told(callApi(request, { fileSize, contentType: oneOf(pictureTypes, contentType) })),
    validate: async (token) => (await told(callApi(check, { token }))).file,
  }
}

/** A picture that was checked, with the token by which a post takes it. */
export type TakenPicture = { token: string; url: string }

/** Uploads of what a person shows in a post, whomever they write as. */
export const postPictureCalls = (): UploadCalls<TakenPicture> => ({
  request: personFileCalls().request,
  validate: async (token) => ({ token, url: (await validate(token)).url }),
})

/** Uploads of the document of a post. */
export const postDocumentCalls = (): UploadCalls<{ token: string }> => ({
  request: personFileCalls().request,
  validate: async (token) => {
    await validate(token)
    return { token }
  },
})

/** A file that was checked, with the token that sends it. */
export type AttachedFile = AttachmentEntry & { token: string }

/** Uploads of what goes with a message. */
export const attachmentCalls: UploadCalls<AttachedFile> = {
  request: async (wish) =>
    told(
      callApi('requestAttachmentUpload', { ...wish, contentType: oneOf(attachmentTypes, wish.contentType) }),
    ),
  validate: async (token) => ({
    ...(await told(callApi('validateAttachmentUpload', { token }))).attachment,
    token,
  }),
}

/** False for a file that was kept with a draft and cannot be sent any more, or not by who is logged in; true also while nobody answers. */
export async function isStillThere({ token }: AttachedFile): Promise<boolean> {
  try {
    await callApi('validateAttachmentUpload', { token })
    return true
  } catch (error) {
    return !(error instanceof CallFailure && (error.status === 404 || error.name === 'UploadOver'))
  }
}

function oneOf<Type extends string>(types: readonly Type[], type: string): Type {
  const known = types.find((one) => one === type)
  if (known === undefined) throw new TypeError(`no file of type ${type} is kept`)
  return known
}

/** What the call answers; where the server has words for a failure, they are shown. */
async function told<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer
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
