// Several uploads at a time, each with what to show of it: its progress, its end, and how to stop it or try again.
import { useEffect, useRef, useState } from 'react'
import { useLingui } from '@lingui/react/macro'
import type { StoredFileEntry } from '../../../contract/files.ts'
import { readPicture, shrink, UnreadablePicture } from './shrink.ts'
import { uploadFile, UploadProblem, type Step, type UploadCalls } from './upload-photo.ts'

export type Upload = {
  key: number
  name: string
  /** Of the picture, in this browser; empty for a document. */
  preview: string
  state: { is: 'waiting' } | { is: 'working'; step: Step } | { is: 'failed'; why: string; again: boolean }
}

type Kept = { file: File; ends: AbortController }

/** The widest picture that is shown anywhere. */
const widthMax = 1_600
const atOnce = 2
let lastKey = 0

/**
 * The uploads that are on their way, and what can be done with them; `onDone` is told of each that arrived, oldest first
 * started. `prepared` makes of a chosen file what is sent: pictures are made small unless it says otherwise.
 */
export function useUploads<Made = StoredFileEntry>(
  calls: UploadCalls<Made>,
  onDone: (file: Made, upload: Upload) => void,
  prepared: (file: File, preview: string) => Blob | Promise<Blob> = smallIfPicture,
) {
  const { t } = useLingui()
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const kept = useRef(new Map<number, Kept>())
  const waiting = useRef<Upload[]>([])
  const running = useRef(0)
  useEffect(() => {
    const all = kept.current
    return () => {
      for (const { ends } of all.values()) ends.abort()
    }
  }, [])

  const change = (key: number, state: Upload['state']) =>
    setUploads((before) => before.map((one) => (one.key === key ? { ...one, state } : one)))

  function forget(upload: Upload): void {
    kept.current.get(upload.key)?.ends.abort()
    kept.current.delete(upload.key)
    waiting.current = waiting.current.filter(({ key }) => key !== upload.key)
    if (upload.preview !== '') URL.revokeObjectURL(upload.preview)
    setUploads((before) => before.filter(({ key }) => key !== upload.key))
  }

  async function run(upload: Upload): Promise<void> {
    const one = kept.current.get(upload.key)
    if (!one) return
    const { signal } = one.ends
    const onStep = (step: Step) => {
      if (!signal.aborted) change(upload.key, { is: 'working', step })
    }
    try {
      onStep({ doing: 'preparing' })
      const bytes = await prepared(one.file, upload.preview)
      signal.throwIfAborted()
      const stored = await uploadFile(bytes, calls, { signal, onStep })
      onDone(stored, upload)
      forget(upload)
    } catch (error) {
      if (signal.aborted) return
      const isUnreadable = error instanceof UnreadablePicture
      const failed = isUnreadable
        ? t`This picture cannot be read. Please choose another one.`
        : t`This file could not be uploaded. Please try again.`
      const why = error instanceof UploadProblem ? error.message : failed
      change(upload.key, { is: 'failed', why, again: !isUnreadable })
    }
  }

  async function next(): Promise<void> {
    const upload = running.current < atOnce ? waiting.current.shift() : undefined
    if (!upload) return
    running.current++
    await run(upload)
    running.current--
    void next()
  }

  function begin(upload: Upload): void {
    waiting.current.push(upload)
    void next()
  }

  return {
    uploads,
    /** Takes files in their order; one that cannot be used stands among the uploads with the reason. */
    add(files: readonly File[], refusalOf: (file: File) => string | undefined = () => undefined): void {
      for (const file of files) {
        const why = refusalOf(file)
        const preview = file.type.startsWith('image/') && why === undefined ? URL.createObjectURL(file) : ''
        const state: Upload['state'] =
          why === undefined ? { is: 'waiting' } : { is: 'failed', why, again: false }
        const upload: Upload = { key: ++lastKey, name: file.name, preview, state }
        kept.current.set(upload.key, { file, ends: new AbortController() })
        setUploads((before) => [...before, upload])
        if (why === undefined) begin(upload)
      }
    },
    cancel: forget,
    retry(upload: Upload): void {
      change(upload.key, { is: 'waiting' })
      begin(upload)
    },
  }
}

const smallIfPicture = (file: File, preview: string): Blob | Promise<Blob> =>
  preview === '' ? file : madeSmall(file, preview)

/** The whole picture, small enough to send. */
async function madeSmall(file: File, url: string): Promise<Blob> {
  const picture = await readPicture(file, url)
  const { naturalWidth: width, naturalHeight: height } = picture
  return shrink(
    picture,
    { x: 0, y: 0, width, height },
    width >= height ? widthMax : (widthMax * width) / height,
  )
}
