import { useEffect, useRef, useState } from 'react'
import { Form } from 'react-router'
import { IconSend } from '@tabler/icons-react'
import { Trans, useLingui } from '@lingui/react/macro'
import { limits } from '../../../contract/limits.ts'
import { AttachedFiles, AttachFiles } from '../../components/upload/AttachedFiles.tsx'
import { DropZone } from '../../components/upload/DropZone.tsx'
import { attachedField, unarrivedField } from '../../components/upload/attached.ts'
import type { AttachedFile } from '../../components/upload/file-calls.ts'
import { NotAttached, SendButton } from '../../components/upload/SendButton.tsx'
import { useAttachments } from '../../components/upload/use-attachments.ts'
import { useSendWhenHere } from '../../components/upload/use-send-when-here.ts'
import { isOfInputMethod } from '../../ui/inputMethod.ts'
import { KeptHere } from '../../ui/KeptHere.tsx'
import { useDraft } from '../../ui/useDraft.ts'
import { useScripted } from '../../ui/useScripted.ts'
import styles from './ReplyBox.module.css'

type Props = {
  /** Where the form goes without scripts. */
  path: string
  draftName: string
  /** As whom one answers (U14). */
  name: string
  keyOfForm: string
  /** What was typed and refused, without scripts. */
  text: string
  /** Whether some of what was written is not with the server yet. */
  isWaiting: boolean
  onWrite(content: string, attachments: readonly AttachedFile[]): void
}

const lengthOf = (text: string) => [...text].length

/** Enter sends, except while an input method composes (D38); Shift+Enter breaks the line. */
export function ReplyBox({ path, draftName, name, keyOfForm, text, isWaiting, onWrite }: Props) {
  const { t } = useLingui()
  const area = useRef<HTMLTextAreaElement>(null)
  const form = useRef<HTMLFormElement>(null)
  const scripted = useScripted()
  const ofTab = useDraft(draftName)
  const { draft, keep, drop } = ofTab
  const [length, setLength] = useState(lengthOf(text))
  const kept = draft?.['content']
  useEffect(() => {
    const box = area.current
    if (!box) return
    // Some browsers bring it back themselves.
    if (kept !== undefined && box.value === '') box.value = kept
    setLength(lengthOf(box.value))
  }, [kept])
  const attachments = useAttachments({
    kept: draft?.[attachedField],
    unarrived: draft?.[unarrivedField],
    drops: ofTab.drops,
    onChange: () => form.current && keep(form.current),
  })
  const hasFiles = attachments.files.length > 0
  const waited = useRef(false)
  useEffect(() => {
    // What did not arrive is in the box again after a reload; what was typed meanwhile stays.
    if (waited.current && !isWaiting && area.current?.value === '' && !hasFiles) drop()
    waited.current = isWaiting
  }, [isWaiting, hasFiles, drop])
  const over = length > limits.messageMax
  const contentOf = () => area.current?.value.trim() ?? ''
  const isSendable = (content: string) => content !== '' && lengthOf(content) <= limits.messageMax
  const sending = useSendWhenHere(attachments, () => {
    const content = contentOf()
    if (!area.current || !isSendable(content)) return
    area.current.value = ''
    setLength(0)
    area.current.focus()
    attachments.clear()
    onWrite(content, attachments.files)
  })
  const send = () => isSendable(contentOf()) && sending.wish()
  return (
    <Form
      method="post"
      action={path}
      ref={form}
      className={styles.reply}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <KeptHere
        draft={ofTab}
        unsaved={length > 0 || isWaiting || hasFiles}
        said={!isWaiting && (length > 0 || hasFiles)}
        onDiscard={() => {
          if (area.current) area.current.value = ''
          setLength(0)
        }}
      />
      <input type="hidden" name="intent" value="send" />
      <input type="hidden" name="key" value={keyOfForm} />
      <label className="vh" htmlFor="reply">
        <Trans>Reply as {name}</Trans>
      </label>
      <DropZone bare onFiles={attachments.take} disabled={!attachments.hasRoom}>
        <textarea
          ref={area}
          id="reply"
          name="content"
          rows={2}
          required={!scripted}
          className={styles.area}
          defaultValue={text}
          placeholder={t`Reply as ${name}`}
          aria-invalid={over ? true : undefined}
          aria-describedby="reply-hint"
          enterKeyHint="send"
          onChange={(event) => {
            setLength(lengthOf(event.currentTarget.value))
            if (form.current) keep(form.current)
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.shiftKey || isOfInputMethod(event.nativeEvent)) return
            event.preventDefault()
            send()
          }}
        />
        <AttachedFiles of={attachments} />
      </DropZone>
      {sending.isKeptBack && (
        <p className={styles.over} role="alert">
          <NotAttached />
        </p>
      )}
      <div className={styles.row}>
        <p id="reply-hint" className={over ? styles.over : styles.hint}>
          {length} / {limits.messageMax}
          {over && (
            <span role="alert">
              {' · '}
              <Trans>This is too long.</Trans>
            </span>
          )}
          {scripted && !over && (
            <span className={styles.keys}>
              {' · '}
              <Trans>Shift+Enter breaks the line</Trans>
            </span>
          )}
        </p>
        <div className={styles.acts}>
          {scripted && <AttachFiles of={attachments} short />}
          <SendButton of={sending}>
            <IconSend size={16} stroke={1.75} aria-hidden />
            <Trans>Send</Trans>
          </SendButton>
        </div>
      </div>
    </Form>
  )
}
