import { useRef, useState } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { limits } from '../../../contract/limits.ts'
import { callApi } from '../../api/session/browser-session.ts'
import { CallFailure } from '../../api/session/calls.ts'
import { Button } from '../../ui/Button.tsx'
import { isOfInputMethod } from '../../ui/inputMethod.ts'
import { useDraft } from '../../ui/useDraft.ts'
import { showToast } from '../../ui/toastList.ts'
import { mentionedIn, mentionsField, mentionsIn, type NamedMention } from '../posts/composed.ts'
import { MentionList } from '../posts/MentionList.tsx'
import { useMentions } from '../posts/use-mentions.ts'
import { mentionsAfter, type ChangedComment, type CommentData } from './comment-data.ts'
import styles from './Comments.module.css'

type Props = {
  comment: CommentData
  /** With what stands now; without it when it was left as it is. */
  onDone(changed?: ChangedComment): void
}

/** The text of a comment while its writer changes it, with names offered as in a new one; Esc leaves it as it is. */
export function CommentEdit({ comment, onDone }: Props) {
  const { id, content } = comment
  const { t } = useLingui()
  const area = useRef<HTMLTextAreaElement>(null)
  const [isBusy, setBusy] = useState(false)
  const { draft, keepAs, forget } = useDraft(`edit-comment ${id}`)
  const [chosen, setChosen] = useState<readonly NamedMention[]>([])
  const named = [...mentionsIn(draft?.[mentionsField] ?? ''), ...chosen]
  const keepTyped = (all: readonly NamedMention[]) =>
    keepAs({ content: area.current?.value ?? '', [mentionsField]: JSON.stringify(all) })
  const mentions = useMentions(area, (one) => {
    setChosen((before) => [...before, one])
    keepTyped([...named, one])
  })
  async function save(): Promise<void> {
    const text = area.current?.value.trim() ?? ''
    if (isBusy || text === '') return
    setBusy(true)
    try {
      // Without somebody new those stay who still stand there, whatever they are called by now.
      const isNamedAnew = mentionedIn(text, named).length > 0
      const all = mentionedIn(text, [...comment.mentions, ...named])
      await callApi('changeComment', { id, content: text, ...(isNamedAnew && { mentions: all }) })
      forget()
      onDone({ content: text, mentions: mentionsAfter(comment, text, named) })
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
      <div className={styles.typing} {...mentions.list.frame}>
        <textarea
          ref={area}
          rows={3}
          defaultValue={draft?.['content'] ?? content}
          maxLength={limits.commentMax}
          aria-label={t`Edit comment`}
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          {...mentions.field}
          onChange={() => {
            keepTyped(named)
            mentions.look()
          }}
          onKeyDown={(event) => {
            mentions.field.onKeyDown(event)
            if (event.defaultPrevented || isOfInputMethod(event.nativeEvent)) return
            // The first one closes the names.
            if (event.key === 'Escape' && !mentions.list.open) leave()
          }}
        />
        <MentionList of={mentions} />
      </div>
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
