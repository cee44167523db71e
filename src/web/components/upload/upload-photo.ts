// From a chosen part of a picture to a checked file: made small, signed for, sent, checked.
import type { StoredFileEntry, UploadDescriptorEntry } from '../../../contract/files.ts'
import { shapes, type PhotoKind } from './kinds.ts'
import { sendFile } from './send.ts'
import { shrink, type Part } from './shrink.ts'

/** What the server said of a failure, in the language of the reader. */
export class UploadProblem extends Error {
  override readonly name = 'UploadProblem'
}

/** The two calls of the API; how they are made is the screen's. They reject with UploadProblem where there are words to show. */
export type UploadCalls = {
  request(wish: { contentType: string; fileSize: number }): Promise<UploadDescriptorEntry>
  validate(token: string): Promise<StoredFileEntry>
}

/** A picture in the browser's hands, and the part of it that somebody chose. */
export type Chosen = { picture: HTMLImageElement; part: Part }

/** Where an upload is; `share` of the sending is from 0 to 1. */
export type Step = { doing: 'preparing' | 'checking' } | { doing: 'sending'; share: number }

type Watching = { signal: AbortSignal; onStep(step: Step): void }

/** Makes small and uploads what was chosen; rejects when anything fails, or soon after `signal` ended it. */
export async function uploadPhoto(
  kind: PhotoKind,
  { picture, part }: Chosen,
  calls: UploadCalls,
  { signal, onStep }: Watching,
): Promise<StoredFileEntry> {
  onStep({ doing: 'preparing' })
  const file = await shrink(picture, part, shapes[kind].width)
  signal.throwIfAborted()
  return uploadFile(file, calls, { signal, onStep })
}

/** Uploads a file as it is; rejects as uploadPhoto does. */
export async function uploadFile(
  file: Blob,
  { request, validate }: UploadCalls,
  { signal, onStep }: Watching,
): Promise<StoredFileEntry> {
  const { signedPost, token } = await request({ contentType: file.type, fileSize: file.size })
  signal.throwIfAborted()
  onStep({ doing: 'sending', share: 0 })
  await sendFile(signedPost, file, { signal, onProgress: (share) => onStep({ doing: 'sending', share }) })
  onStep({ doing: 'checking' })
  const stored = await validate(token)
  signal.throwIfAborted()
  return stored
}
