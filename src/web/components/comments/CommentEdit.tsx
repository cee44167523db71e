import { useRef, useState } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { limits } from '../../../contract/limits.ts'
import { callApi } from '../../api/session/browser-session.ts'
import { CallFailure } from '../../api/session/calls.ts'
import { Button } from '../../ui/Button.tsx'
import { useDraft } from '../../ui/useDraft.ts'
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
  const { draft, keepAs, forget } = useDraft(`edit-comment ${id}`)
  async function save(): Promise<void> {
    const text = area.current?.value.trim() ?? ''
    if (isBusy || text === '') return
    setBusy(true)
    try {
      await callApi('changeComment', { id, content: text })
      forget()
      onDone(text)
    } catch (error) {
      const said = error instanceof CallFailure && error.status < 500 ? error.message : ''
      showToast({ tone: 'failure', text: said || t`This could not be changed. Please try again.` })
      setBusy(false)
    }
  }
  function leave(): void {
    forget()
    onDone()
  }
  return (
    <div className={styles.edit}>
      <textarea
        ref={area}
        rows={3}
        defaultValue={draft?.['content'] ?? content}
        maxLength={limits.commentMax}
        aria-label={t`Edit comment`}
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        onChange={(event) => keepAs({ content: event.currentTarget.value })}
        onKeyDown={(event) => {
          if (event.key === 'Escape') leave()
        }}
      />
      <div className={styles.acts}>
        <Button size="small" variant="primary" aria-disabled={isBusy} onClick={() => void save()}>
          <Trans>Save</Trans>
        </Button>
        <Button size="small" onClick={leave}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </div>
  )
}
