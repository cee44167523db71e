// A post while it is written: its text, its pictures and whom it names, kept with the draft, and how it is sent.
import { useEffect, useRef, useState } from 'react'
import { useLingui } from '@lingui/react/macro'
import { documentType } from '../../../contract/file-types.ts'
import { postDocumentSizeMax } from '../../../contract/limit-texts.ts'
import { limits } from '../../../contract/limits.ts'
import type { TimelineType } from '../../../contract/resources.ts'
import { callApi } from '../../api/session/browser-session.ts'
import { CallFailure } from '../../api/session/calls.ts'
import { tellFate } from '../../ui/forms.ts'
import { showToast } from '../../ui/toastList.ts'
import { useDraft } from '../../ui/useDraft.ts'
import { postDocumentCalls, postPictureCalls } from '../upload/file-calls.ts'
import { useUploads } from '../upload/use-uploads.ts'
import {
  documentField,
  documentIn,
  mentionedIn,
  mentionsField,
  mentionsIn,
  picturesField,
  picturesIn,
  type ComposedDocument,
  type ComposedPicture,
  type NamedMention,
} from './composed.ts'
import { linkedIn, type Linked } from './linked.ts'
import { useMentions } from './use-mentions.ts'

/** A post that was written just now, and on whose timeline it stands. */
export type Posted = { postID: string; timelineID: string }

export type ComposerWish = {
  draftName: string
  /** As which company; undefined for the person. */
  businessID: string | undefined
  timelineType: TimelineType
  timelineID: string
  keyOfForm: string
  /** What stood in the form when it came. */
  typed: string
  onPosted(posted: Posted): void
}
export type ComposerState = ReturnType<typeof useComposer>['composer']

const lengthOf = (text: string) => [...text].length
const { postMax, postPicturesMax } = limits

export function useComposer(wish: ComposerWish) {
  const { draftName, businessID, timelineType, timelineID, keyOfForm, typed, onPosted } = wish
  const { t } = useLingui()
  const area = useRef<HTMLTextAreaElement>(null)
  const draft = useDraft(draftName)
  const [text, setText] = useState(typed)
  const [pictures, setPictures] = useState<readonly ComposedPicture[]>([])
  const [document, setDocument] = useState<ComposedDocument>()
  const [chosen, setChosen] = useState<readonly NamedMention[]>([])
  const [isSending, setSending] = useState(false)
  const [problem, setProblem] = useState<string>()
  const key = useRef(keyOfForm)
  const isUnderway = useRef(false)

  const kept = draft.draft
  useEffect(() => {
    const box = area.current
    if (!box) return
    if (kept?.['content'] !== undefined && box.value === '') box.value = kept['content']
    setText(box.value)
    if (kept?.[picturesField] !== undefined) setPictures(picturesIn(kept[picturesField]))
    if (kept?.[documentField] !== undefined) setDocument(documentIn(kept[documentField]))
    if (kept?.[mentionsField] !== undefined) setChosen(mentionsIn(kept[mentionsField]))
  }, [kept])

  // After it was drawn, when all of it is known.
  const isChanged = useRef(false)
  const { keepAs } = draft
  useEffect(() => {
    if (!isChanged.current) return
    isChanged.current = false
    const isNothing = text === '' && pictures.length === 0 && !document
    const fields = {
      [picturesField]: JSON.stringify(pictures),
      [mentionsField]: JSON.stringify(chosen),
      ...(document && { [documentField]: JSON.stringify(document) }),
    }
    keepAs(isNothing ? null : { content: text, ...fields })
  }, [text, pictures, document, chosen, keepAs])

  const changePictures = (change: (before: readonly ComposedPicture[]) => readonly ComposedPicture[]) => {
    isChanged.current = true
    setPictures(change)
  }
  const { uploads, add, cancel, retry } = useUploads(postPictureCalls(), (picture) =>
    changePictures((before) => [...before, { ...picture, alt: '' }]),
  )
  const mentions = useMentions(area, (mention) => {
    isChanged.current = true
    setChosen((before) => [...before, mention])
  })
  const changeDocument = (to: ComposedDocument | undefined) => {
    isChanged.current = true
    setDocument(to)
  }
  const documents = useUploads(
    postDocumentCalls(),
    ({ token }, { name }) => changeDocument({ token, name: nameOf(name) }),
    asItIs,
  )
  const working = [...uploads, ...documents.uploads].filter(({ state }) => state.is !== 'failed').length
  const room = postPicturesMax - pictures.length - uploads.filter(({ state }) => state.is !== 'failed').length
  const isEmpty = text.trim() === ''
  const isOver = lengthOf(text) > postMax

  function clear(): void {
    if (area.current) area.current.value = ''
    setText('')
    setPictures([])
    setDocument(undefined)
    setChosen([])
    setProblem(undefined)
  }

  const write = (linked: Linked) =>
    callApi(
      'makePost',
      {
        content: text,
        timelineType,
        timelineID,
        businessID,
        pictures: pictures.map(({ token, alt }) => ({ token, alt })),
        ...(document && { document }),
        mentions: mentionedIn(text, chosen),
        ...linked,
      },
      { idempotencyKey: key.current },
    )

  async function send(): Promise<void> {
    if (isUnderway.current || isEmpty || isOver || working > 0) return
    isUnderway.current = true
    setSending(true)
    setProblem(undefined)
    const { shared, ...others } = linkedIn(text, window.location.host)
    try {
      const { postID } = await write({ ...others, ...(shared && { shared }) }).catch((error: unknown) => {
        // A link to what is not there stays a link.
        if (shared && error instanceof CallFailure && 'shared' in error.fields) return write(others)
        throw error
      })
      key.current = crypto.randomUUID()
      tellFate(draftName, 'sent')
      clear()
      area.current?.focus()
      showToast({ tone: 'success', text: t`Post created!` })
      onPosted({ postID, timelineID })
    } catch (error) {
      // What was sent with other words before stays as it was sent: this is another one.
      if (error instanceof Error && error.name === 'KeyReused') key.current = crypto.randomUUID()
      if (!(error instanceof CallFailure)) tellFate(draftName, 'failed')
      // That the session has ended is said by the page.
      else if (error.status === 401) tellFate(draftName, 'session')
      else setProblem(error.status < 500 ? error.message : '')
    } finally {
      isUnderway.current = false
      setSending(false)
    }
  }

  const composer = {
    draft,
    length: lengthOf(text),
    isEmpty,
    isOver,
    isSending,
    isUploading: working > 0,
    problem,
    pictures,
    uploads,
    document,
    documents,
    changeDocument,
    mentions,
    hasRoom: room > 0,
    changePictures,
    cancel,
    retry,
    clear,
    note(event: React.ChangeEvent<HTMLTextAreaElement>): void {
      isChanged.current = true
      setText(event.currentTarget.value)
      mentions.look()
    },
    take(files: readonly File[]): void {
      let left = room
      add(files, (file) => {
        if (!file.type.startsWith('image/'))
          return t`This is not a picture. Please choose a JPEG, PNG or WebP file.`
        return left-- > 0 ? undefined : t`There is no room for more pictures: at most ${postPicturesMax}.`
      })
    },
    takeDocument(files: readonly File[]): void {
      documents.add(files.slice(0, 1), ({ type, size }) => {
        if (type !== documentType) return t`This is not a PDF. Please choose another file.`
        return size > limits.postDocumentBytesMax
          ? t`This file is larger than ${postDocumentSizeMax}.`
          : undefined
      })
    },
    send: () => void send(),
  }
  /** Where the text is typed, and all else. */
  return { area, composer }
}

const asItIs = (file: File): File => file
const nameOf = (name: string): string => [...name].slice(-limits.attachmentNameMax).join('')
