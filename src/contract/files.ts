// Files that people give: a signed request, the post to the storage, and the check of what arrived (P7.4).
import * as z from 'zod'
import { endpoint } from './endpoint.ts'
import { attachmentTypes, documentType, fileTypes, pictureTypes } from './file-types.ts'
import { limits } from './limits.ts'
import { plainText } from './text.ts'

/** What a file is for; each has calls of its own. */
export type FilePurpose = 'profilePhoto' | 'coverPhoto' | 'userFile' | 'businessFile' | 'attachment'

/** 256 bits as base64url: good for one check, by whoever asked for it. */
export const UploadToken = z.string().regex(/^[\w-]{43}$/)
const bytesUpTo = (most: number) => z.int().min(1).max(most)
const PictureRequest = z.strictObject({
  contentType: z.enum(pictureTypes),
  fileSize: bytesUpTo(limits.fileBytesMax),
})
const FileRequest = z.strictObject({
  contentType: z.enum(fileTypes),
  fileSize: bytesUpTo(limits.postDocumentBytesMax),
})
type Given = { contentType: string; fileSize: number }
/** Pictures are made smaller before they are sent; a document cannot be. */
const asLargeAsItMay =
  (purpose: FilePurpose) =>
  ({ contentType, fileSize }: Given) =>
    fileSize <= bytesMaxOf(purpose, contentType)
const tooLarge = { path: ['fileSize'], error: 'Too large for a file of this kind' }

/** The most that a file of this type may be, in bytes. */
export function bytesMaxOf(purpose: FilePurpose, contentType: string): number {
  if (purpose === 'attachment') return limits.attachmentBytesMax
  if (contentType !== documentType) return limits.fileBytesMax
  return purpose === 'userFile' ? limits.postDocumentBytesMax : limits.documentBytesMax
}

/** A form to post as multipart/form-data: all `fields`, then the file as `file`. A `url` without origin is ours. */
export const UploadForm = z.object({ url: z.string(), fields: z.record(z.string(), z.string()) })
const UploadDescriptor = z.object({
  signedPost: UploadForm,
  token: z.string(),
})
export type UploadDescriptorEntry = z.infer<typeof UploadDescriptor>

/** A file that was checked and kept: a picture with its versions, smallest first, or a document to save. */
export const StoredFile = z.object({
  fileID: z.uuid(),
  /** The largest version that every browser shows, or the document. */
  url: z.string(),
  versions: z.array(z.object({ url: z.string(), width: z.int(), height: z.int(), type: z.string() })),
  /** The dominant colour of a picture, such as #1d4f8c, for the place that it will take. */
  colour: z.string().nullable(),
})
export type StoredFileEntry = z.infer<typeof StoredFile>

/** A file that goes with a message, as its two parties see it; where it is read is asked for one by one. */
export const Attachment = z.object({
  attachmentID: z.uuid(),
  /** What it is saved as; ends as its kind does. */
  name: z.string(),
  contentType: z.enum(attachmentTypes),
  bytes: z.int(),
  /** Of a document whose first page could be drawn. */
  pages: z.int().nullable(),
  /** Of the largest preview; null for a kind that has none. */
  preview: z.object({ width: z.int(), height: z.int() }).nullable(),
})
export type AttachmentEntry = z.infer<typeof Attachment>

const request = { method: 'POST', section: '7', ok: UploadDescriptor } as const
const check = {
  method: 'POST',
  section: '7',
  access: 'user',
  body: z.strictObject({ token: UploadToken }),
  ok: z.object({ file: StoredFile }),
  errors: [
    'NotFound',
    'UploadOver',
    'FileNotArrived',
    'FileRefused',
    'DocumentRefused',
    'TooManyRequests',
    'TookTooLong',
    'Unavailable',
  ],
  // A picture is decoded and made anew while the caller waits.
  limitMs: 5_000,
} as const

export const requestProfilePhotoUpload = endpoint({
  ...request,
  path: '/user/profile-photo/upload-request',
  access: 'user',
  summary: 'Where and how to post a new profile photo, within five minutes.',
  body: PictureRequest,
  errors: ['TooManyRequests'],
})

export const validateProfilePhotoUpload = endpoint({
  ...check,
  path: '/user/profile-photo/upload-validate',
  summary:
    'Checks the photo that was posted and makes its versions; it is shown once the profile is saved with it.',
})

export const requestCoverPhotoUpload = endpoint({
  ...request,
  path: '/user/cover-photo/upload-request',
  access: 'user',
  summary: 'Where and how to post a new cover photo, within five minutes.',
  body: PictureRequest,
  errors: ['TooManyRequests'],
})

export const validateCoverPhotoUpload = endpoint({
  ...check,
  path: '/user/cover-photo/upload-validate',
  summary:
    'Checks the cover that was posted and makes its versions; it is shown once the profile is saved with it.',
})

export const requestUserFileUpload = endpoint({
  ...request,
  path: '/files/upload-request/user',
  access: 'user',
  summary: 'Where and how to post a picture or a document of a person, within five minutes.',
  body: FileRequest.refine(asLargeAsItMay('userFile'), tooLarge),
  errors: ['TooManyRequests'],
})

export const requestBusinessFileUpload = endpoint({
  ...request,
  path: '/files/upload-request/business',
  // Members propose drafts with pictures; where a file is shown is asked again when it is saved.
  access: 'member',
  summary: 'Where and how to post a picture or a document of a business, within five minutes.',
  body: FileRequest.extend({ businessID: z.uuid() }).refine(asLargeAsItMay('businessFile'), tooLarge),
  errors: ['NotFound', 'TooManyRequests'],
})

export const validateFileUpload = endpoint({
  ...check,
  path: '/files/upload-validate',
  summary: 'Checks the file that was posted for a person or a business and keeps it.',
})

export const requestAttachmentUpload = endpoint({
  ...request,
  path: '/files/upload-request/attachment',
  access: 'user',
  summary: 'Where and how to post a file that will go with an inquiry or a message, within five minutes.',
  body: z.strictObject({
    contentType: z.enum(attachmentTypes),
    fileSize: bytesUpTo(limits.attachmentBytesMax),
    /** What it is to be saved as. */
    fileName: plainText({ min: 1, max: limits.attachmentNameMax }),
  }),
  errors: ['TooManyRequests'],
})

export const validateAttachmentUpload = endpoint({
  ...check,
  path: '/files/attachment-validate',
  summary:
    'Checks the file that was posted and keeps it for a day, until its token goes with an inquiry or a message; asked again it answers the same.',
  ok: z.object({ attachment: Attachment }),
  errors: [
    'NotFound',
    'UploadOver',
    'FileNotArrived',
    'AttachmentRefused',
    'AttachmentActive',
    'DocumentRefused',
    'TooManyRequests',
    'TookTooLong',
    'Unavailable',
  ],
  // 20 MB are read, looked into, drawn and written while the caller waits.
  limitMs: 7_500,
})
