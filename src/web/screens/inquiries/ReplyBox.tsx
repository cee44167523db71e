import { useEffect, useRef, useState } from 'react'
import { Form } from 'react-router'
import { IconSend } from '@tabler/icons-react'
import { Trans, useLingui } from '@lingui/react/macro'
import { limits } from '../../../contract/limits.ts'
import { Button } from '../../ui/Button.tsx'
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
  onWrite(content: string): void
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
  const waited = useRef(false)
  useEffect(() => {
    // What did not arrive is in the box again after a reload; what was typed meanwhile stays.
    if (waited.current && !isWaiting && area.current?.value === '') drop()
    waited.current = isWaiting
  }, [isWaiting, drop])
  const over = length > limits.messageMax
  const send = () => {
    const box = area.current
    const content = box?.value.trim() ?? ''
    if (!box || content === '' || lengthOf(content) > limits.messageMax) return
    box.value = ''
    setLength(0)
    box.focus()
    onWrite(content)
  }
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
      <KeptHere draft={ofTab} unsaved={length > 0 || isWaiting} said={false} />
      <input type="hidden" name="intent" value="send" />
      <input type="hidden" name="key" value={keyOfForm} />
      <label className="vh" htmlFor="reply">
        <Trans>Reply as {name}</Trans>
      </label>
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
        <Button type="submit" variant="primary">
          <IconSend size={16} stroke={1.75} aria-hidden />
          <Trans>Send</Trans>
        </Button>
      </div>
    </Form>
  )
}
