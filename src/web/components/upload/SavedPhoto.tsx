import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { showToast } from '../../ui/toastList.ts'
import type { PhotoKind } from './kinds.ts'
import { PhotoUpload } from './PhotoUpload.tsx'
import { PhotoFrame } from './PhotosSection.tsx'
import type { UploadCalls } from './upload-photo.ts'

type Props = {
  kind: PhotoKind
  of: 'person' | 'business'
  calls: UploadCalls
  /** Keeps it: the id of a file, or nothing. */
  keep(fileID: string): Promise<unknown>
  isThere: boolean
  readOnly?: boolean
  /** What is said when it was not kept, with the server's words or without; the usual words when left out. */
  failed?(why: string): string
  /** The picture as it is now. */
  children: React.ReactNode
}

/** A photo or cover that is saved as soon as it was uploaded, apart from the form beside it. */
export function SavedPhoto({ kind, of, calls, keep, isThere, readOnly, failed, children }: Props) {
  const { revalidate } = useRevalidator()
  const [saving, setSaving] = useState(false)
  const picture = <PhotoFrame kind={kind}>{children}</PhotoFrame>
  if (readOnly) return picture

  async function save(fileID: string): Promise<void> {
    setSaving(true)
    try {
      await keep(fileID)
      await revalidate()
    } catch (error) {
      // A connection that broke has no words for people.
      const why = error instanceof Error && error.name !== 'TypeError' ? error.message : ''
      const text = failed ? failed(why) : why
      showToast({ tone: 'failure', ...(text !== '' && { text }) })
    } finally {
      setSaving(false)
    }
  }

  return (
    <PhotoUpload
      kind={kind}
      of={of}
      {...calls}
      onDone={({ fileID }) => void save(fileID)}
      {...(isThere && { onRemove: () => void save('') })}
      removing={saving}
    >
      {picture}
    </PhotoUpload>
  )
}
