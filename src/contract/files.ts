// Files that people give: a signed request, the post to the storage, and the check of what arrived (P7.4).
import * as z from 'zod'
import { endpoint } from './endpoint.ts'
import { fileTypes, pictureTypes } from './file-types.ts'
import { limits } from './limits.ts'

/** What a file is for; each has calls of its own. */
export type FilePurpose = 'profilePhoto' | 'coverPhoto' | 'userFile' | 'businessFile'

/** 256 bits as base64url: good for one check, by whoever asked for it. */
const UploadToken = z.string().regex(/^[\w-]{43}$/)
const fileSize = z.int().min(1).max(limits.fileBytesMax)
const PictureRequest = z.strictObject({ contentType: z.enum(pictureTypes), fileSize })
const FileRequest = z.strictObject({ contentType: z.enum(fileTypes), fileSize })

const UploadDescriptor = z.object({
  /** A form to post as multipart/form-data: all `fields`, then the file as `file`. A `url` without origin is ours. */
  signedPost: z.object({ url: z.string(), fields: z.record(z.string(), z.string()) }),
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
  body: FileRequest,
  errors: ['TooManyRequests'],
})

export const requestBusinessFileUpload = endpoint({
  ...request,
  path: '/files/upload-request/business',
  // Members propose drafts with pictures; where a file is shown is asked again when it is saved.
  access: 'member',
  summary: 'Where and how to post a picture or a document of a business, within five minutes.',
  body: FileRequest.extend({ businessID: z.uuid() }),
  errors: ['NotFound', 'TooManyRequests'],
})

export const validateFileUpload = endpoint({
  ...check,
  path: '/files/upload-validate',
  summary: 'Checks the file that was posted for a person or a business and keeps it.',
})
