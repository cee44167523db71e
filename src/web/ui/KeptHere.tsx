import { useEffect, useRef, useState } from 'react'
import { Trans } from '@lingui/react/macro'
import { Button } from './Button.tsx'
import { FormProblem, NotAnswered } from './FormProblem.tsx'
import { isUnderway, keptAs, noteTyping, onFate } from './forms.ts'
import type { KeptDraft } from './useDraft.ts'
import styles from './KeptHere.module.css'

type Props = {
  draft: KeptDraft
  /** Whether something stands in the form that was not sent. */
  unsaved: boolean
  /** False while nothing of what was brought back stands in the form. */
  said?: boolean
  /** Besides forgetting it. */
  onDiscard?(): void
}

/**
 * Stands in every form that somebody types into: what is typed stays when nobody answers or the session has ended, which is
 * said here; it comes back after a reload, which is said too; and what is on its way is not sent twice.
 */
export function KeptHere({ draft, unsaved, said = true, onDiscard }: Props) {
  const { name } = draft
  const mark = useRef<HTMLInputElement>(null)
  const [failedAt, setFailedAt] = useState<number>()
  useEffect(() => (unsaved ? noteTyping() : undefined), [unsaved])
  useEffect(() => onFate(name, (fate) => setFailedAt(fate === 'failed' ? Date.now() : undefined)), [name])
  useEffect(() => {
    const form = mark.current?.form
    const once = (event: Event) => {
      if (!isUnderway(name)) return
      event.preventDefault()
      event.stopPropagation()
    }
    form?.addEventListener('submit', once)
    return () => form?.removeEventListener('submit', once)
  }, [name])
  return (
    <>
      <input ref={mark} type="hidden" name={keptAs} value={name} />
      {failedAt !== undefined && <FormProblem key={failedAt} title={<NotAnswered />} />}
      {said && draft.draft !== null && (
        <div className={styles.back} role="status">
          <p>
            <Trans>What you typed here before is back. It has not been sent.</Trans>
          </p>
          <Button
            size="small"
            onClick={() => {
              draft.drop()
              onDiscard?.()
            }}
          >
            <Trans>Discard it</Trans>
          </Button>
        </div>
      )}
    </>
  )
}
