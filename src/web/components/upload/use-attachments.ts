// Files that are to go with what somebody writes: on their way, checked, and kept with the draft of the form.
import { useEffect, useRef, useState } from 'react'
import { useLingui } from '@lingui/react/macro'
import { attachmentTypeOf } from '../../../contract/file-types.ts'
import { attachmentSizeMax } from '../../../contract/limit-texts.ts'
import { limits } from '../../../contract/limits.ts'
import { attachedIn, unarrivedIn } from './attached.ts'
import { attachmentCalls, isStillThere, type AttachedFile } from './file-calls.ts'
import { useUploads, type Upload } from './use-uploads.ts'

const { attachmentsMax } = limits

type Kept = {
  /** What the draft of the form holds under `attachedField`, once that is known. */
  kept: string | undefined
  /** What it holds under `unarrivedField`. */
  unarrived: string | undefined
  /** How often the draft was thrown away. */
  drops: number
  /** Told after each change of somebody's, when the fields of the form hold it. */
  onChange(): void
  /** How many, and of which endings, where they are fewer than those of a message. */
  most?: number
  endings?: readonly string[]
}

/** The files of one form; `take` takes what was chosen, dropped or pasted. */
export function useAttachments({ kept, unarrived, drops, onChange, most = attachmentsMax, endings }: Kept) {
  const { t } = useLingui()
  const [files, setFiles] = useState<readonly AttachedFile[]>([])
  const [lost, setLost] = useState<readonly string[]>([])
  const [shown, setShown] = useState<Pick<Kept, 'kept' | 'unarrived' | 'drops'>>({
    kept: undefined,
    unarrived: undefined,
    drops: 0,
  })
  if (shown.kept !== kept || shown.unarrived !== unarrived || shown.drops !== drops) {
    setShown({ kept, unarrived, drops })
    if (kept !== undefined && files.length === 0) setFiles(attachedIn(kept))
    if (unarrived !== undefined) setLost(unarrivedIn(unarrived))
    if (shown.drops !== drops) {
      setFiles([])
      setLost([])
    }
  }
  const changed = useRef(false)
  const told = useRef(onChange)
  useEffect(() => {
    told.current = onChange
    if (changed.current) told.current()
    changed.current = false
  })
  useEffect(() => {
    if (kept === undefined) return
    let isOver = false
    for (const file of attachedIn(kept))
      void isStillThere(file).then((isThere) => {
        if (isThere || isOver) return
        changed.current = true
        setFiles((before) => before.filter(({ token }) => token !== file.token))
        setLost((before) => [...before, file.name])
      })
    return () => {
      isOver = true
    }
  }, [kept])
  const change = (next: (before: readonly AttachedFile[]) => readonly AttachedFile[]) => {
    changed.current = true
    setFiles(next)
  }
  const { uploads, add, cancel, retry } = useUploads(
    attachmentCalls,
    (file) => change((before) => [...before, file]),
    typed,
  )
  const room = most - files.length - uploads.length
  return {
    files,
    uploads,
    /** Names of files of a draft that are not there any more. */
    lost,
    cancel(upload: Upload): void {
      changed.current = true
      cancel(upload)
    },
    retry,
    hasRoom: room > 0,
    take(chosen: readonly File[]): void {
      changed.current = true
      setLost([])
      let left = room
      add(chosen, ({ name, size }) => {
        const isOther = endings && !endings.some((ending) => name.toLowerCase().endsWith(`.${ending}`))
        if (isOther || attachmentTypeOf(name) === undefined) return t`This kind of file cannot be sent.`
        if (size > limits.attachmentBytesMax) return t`This file is larger than ${attachmentSizeMax}.`
        if (size === 0) return t`This file is empty.`
        return left-- > 0
          ? undefined
          : endings
            ? t`At most ${most} documents go at once.`
            : t`At most ${attachmentsMax} files go with a message.`
      })
    },
    remove: (file: AttachedFile) => change((before) => before.filter(({ token }) => token !== file.token)),
    /** They are on their way with what was written. */
    clear(): void {
      setFiles([])
      setLost([])
    },
  }
}

export type Attachments = ReturnType<typeof useAttachments>

/** As it is, by the type that its name says, under a name that is no longer than it may be. */
function typed(file: File): File {
  const letters = [...file.name]
  const name =
    letters.length > limits.attachmentNameMax ? letters.slice(-limits.attachmentNameMax).join('') : file.name
  return new File([file], name, { type: attachmentTypeOf(file.name) ?? '' })
}
