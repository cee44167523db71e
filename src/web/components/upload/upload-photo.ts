// From a chosen part of a picture to a checked file: made small, signed for, sent, checked.
import type { StoredFileEntry, UploadDescriptorEntry } from '../../../contract/files.ts'
import { shapes, type PhotoKind } from './kinds.ts'
import { sendFile } from './send.ts'
import { shrink, type Part } from './shrink.ts'

/** What the server said of a failure, in the language of the reader. */
export class UploadProblem extends Error {
  override readonly name = 'UploadProblem'
  /** Seconds after which the same may be tried again: the server was busy, and nothing is wrong with the file. */
  readonly againAfter: number | undefined
  /** The upload itself is over; the file may be uploaded anew. */
  readonly isOver: boolean

  constructor(
    message: string,
    { cause, againAfter, isOver = false }: { cause?: unknown; againAfter?: number; isOver?: boolean } = {},
  ) {
    super(message, { cause })
    this.againAfter = againAfter
    this.isOver = isOver
  }
}

/** The two calls of the API; how they are made is the screen's. They reject with UploadProblem where there are words to show. */
export type UploadCalls<Kept = StoredFileEntry> = {
  request(wish: { contentType: string; fileSize: number; fileName: string }): Promise<UploadDescriptorEntry>
  validate(token: string): Promise<Kept>
}

/** A picture in the browser's hands, and the part of it that somebody chose. */
export type Chosen = { picture: HTMLImageElement; part: Part }

/** Where an upload is; `share` of the sending is from 0 to 1. */
export type Step = { doing: 'preparing' | 'checking' | 'waiting' } | { doing: 'sending'; share: number }

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
export async function uploadFile<Kept>(
  file: Blob,
  calls: UploadCalls<Kept>,
  watching: Watching,
): Promise<Kept> {
  let wasBusy = false
  try {
    return await uploadOnce(file, calls, watching, () => (wasBusy = true))
  } catch (error) {
    // A check whose answer came too late has used the upload up.
    if (!wasBusy || !(error instanceof UploadProblem) || !error.isOver) throw error
    return uploadOnce(file, calls, watching, () => {})
  }
}

async function uploadOnce<Kept>(
  file: Blob,
  { request, validate }: UploadCalls<Kept>,
  { signal, onStep }: Watching,
  onBusy: () => void,
): Promise<Kept> {
  const fileName = file instanceof File ? file.name : ''
  const { signedPost, token } = await request({ contentType: file.type, fileSize: file.size, fileName })
  signal.throwIfAborted()
  onStep({ doing: 'sending', share: 0 })
  await sendFile(signedPost, file, { signal, onProgress: (share) => onStep({ doing: 'sending', share }) })
  for (let tries = 1; ; tries += 1) {
    onStep({ doing: 'checking' })
    try {
      const stored = await validate(token)
      signal.throwIfAborted()
      return stored
    } catch (error) {
      const isBusy = error instanceof UploadProblem && error.againAfter !== undefined
      if (!isBusy || tries === triesMax) throw error
      onBusy()
      onStep({ doing: 'waiting' })
      await pause(Math.min(error.againAfter ?? 0, pauseMax), signal)
    }
  }
}

/** So often a file that was sent is checked before somebody is asked to try again. */
const triesMax = 4
const pauseMax = 15

/** Resolves after so many seconds; rejects when `signal` ends it. */
function pause(seconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, seconds * 1_000)
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer)
        reject(signal.reason as Error)
      },
      { once: true },
    )
  })
}
