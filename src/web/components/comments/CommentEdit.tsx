import { useRef, useState } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { limits } from '../../../contract/limits.ts'
import { callApi } from '../../api/session/browser-session.ts'
import { CallFailure } from '../../api/session/calls.ts'
import { Button } from '../../ui/Button.tsx'
import { showToast } from '../../ui/toastList.ts'
import styles from './Comments.module.css'

type Props = {
  id: string
  content: string
  /** With the text that stands now; without one when it was left as it is. */
  onDone(text?: string): void
}

/** The text of a comment while its writer changes it; Esc leaves it as it is. */
export function CommentEdit({ id, content, onDone }: Props) {
  const { t } = useLingui()
  const area = useRef<HTMLTextAreaElement>(null)
  const [isBusy, setBusy] = useState(false)
  async function save(): Promise<void> {
    const text = area.current?.value.trim() ?? ''
    if (isBusy || text === '') return
    setBusy(true)
    try {
      await callApi('changeComment', { id, content: text })
      onDone(text)
    } catch (error) {
      const said = error instanceof CallFailure && error.status < 500 ? error.message : ''
      showToast({ tone: 'failure', text: said || t`This could not be changed. Please try again.` })
      setBusy(false)
    }
  }
  return (
    <form
      className={styles.edit}
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <textarea
        ref={area}
        rows={3}
        defaultValue={content}
        maxLength={limits.commentMax}
        aria-label={t`Edit comment`}
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        onKeyDown={(event) => {
          if (event.key === 'Escape') onDone()
        }}
      />
      <div className={styles.acts}>
        <Button type="submit" size="small" variant="primary" disabled={isBusy}>
          <Trans>Save</Trans>
        </Button>
        <Button size="small" onClick={() => onDone()}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  )
}
