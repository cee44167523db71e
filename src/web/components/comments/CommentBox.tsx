import { useEffect, useRef, useState } from 'react'
import { IconSend } from '@tabler/icons-react'
import { Trans, useLingui } from '@lingui/react/macro'
import { limits } from '../../../contract/limits.ts'
import { callApi } from '../../api/session/browser-session.ts'
import { CallFailure } from '../../api/session/calls.ts'
import { Button } from '../../ui/Button.tsx'
import { KeptHere } from '../../ui/KeptHere.tsx'
import { isOfInputMethod } from '../../ui/inputMethod.ts'
import { tellFate } from '../../ui/forms.ts'
import { showToast } from '../../ui/toastList.ts'
import { useDraft } from '../../ui/useDraft.ts'
import { useSite } from '../layout/site.ts'
import { personName } from '../person/person.ts'
import { commentData, type Commented, type CommentData } from './comment-data.ts'
import styles from './Comments.module.css'

type Props = {
  thing: Commented
  back: string
  onSaid(comment: CommentData): void
  /** Focused at once, as when an answer was asked for. */
  focused?: boolean
}

/** Enter sends, Shift+Enter breaks the line, and while an input method composes neither (P5.2, D38); locked and emptied while it is sent (P4.4). */
export function CommentBox({ thing, back, onSaid, focused }: Props) {
  const { i18n, t } = useLingui()
  const site = useSite()
  const area = useRef<HTMLTextAreaElement>(null)
  const form = useRef<HTMLFormElement>(null)
  const isUnderway = useRef(false)
  /** The same for each try of one comment. */
  const [firstKey] = useState(() => crypto.randomUUID())
  const key = useRef<string>(firstKey)
  const [isBusy, setBusy] = useState(false)
  const [isEmpty, setEmpty] = useState(true)
  const ofTab = useDraft(`comment ${thing.type} ${thing.id}`)
  const kept = ofTab.draft?.['content']
  useEffect(() => {
    const box = area.current
    if (!box) return
    // Some browsers bring it back themselves.
    if (kept !== undefined && box.value === '') box.value = kept
    setEmpty(box.value === '')
  }, [kept])
  const company = site?.acting?.chosen
  const name = company?.name ?? (site?.session ? personName(site.session) : '')
  const label = thing.type === 'comment' ? t`Reply as ${name}` : t`Comment as ${name}`

  function clear(): void {
    if (area.current) area.current.value = ''
    setEmpty(true)
  }
  async function send(): Promise<void> {
    const box = area.current
    const content = box?.value.trim() ?? ''
    if (!box || isUnderway.current || content === '') return
    isUnderway.current = true
    setBusy(true)
    box.value = ''
    try {
      const wish = { resourceType: thing.type, resourceID: thing.id, content }
      const comment = await callApi(
        'makeComment',
        { ...wish, ...(company && { businessID: company.businessID }) },
        { idempotencyKey: key.current },
      )
      key.current = crypto.randomUUID()
      tellFate(ofTab.name, 'sent')
      setEmpty(true)
      onSaid(commentData(comment, i18n.locale, Date.now()))
    } catch (error) {
      // What was typed stays, and is said to.
      box.value = content
      // What was sent with other words before stays as it was sent: this is another one.
      if (error instanceof Error && error.name === 'KeyReused') key.current = crypto.randomUUID()
      if (!(error instanceof CallFailure)) tellFate(ofTab.name, 'failed')
      // That the session has ended is said by the page.
      else if (error.status === 401) tellFate(ofTab.name, 'session')
      else {
        const text = error.status < 500 ? error.message : ''
        showToast({ tone: 'failure', text: text || t`Your comment could not be sent. Please try again.` })
      }
    } finally {
      isUnderway.current = false
      setBusy(false)
      box.focus()
    }
  }
  return (
    <form
      ref={form}
      method="post"
      action="/comment"
      className={styles.box}
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <KeptHere draft={ofTab} unsaved={!isEmpty} onDiscard={clear} />
      <input type="hidden" name="type" value={thing.type} />
      <input type="hidden" name="id" value={thing.id} />
      <input type="hidden" name="back" value={back} />
      <textarea
        ref={area}
        name="content"
        rows={1}
        required
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus={focused}
        maxLength={limits.commentMax}
        aria-label={label}
        placeholder={label}
        readOnly={isBusy}
        enterKeyHint="send"
        onChange={(event) => {
          setEmpty(event.currentTarget.value === '')
          if (form.current) ofTab.keep(form.current)
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.shiftKey || isOfInputMethod(event.nativeEvent)) return
          event.preventDefault()
          void send()
        }}
      />
      <Button type="submit" aria-disabled={isBusy} aria-label={t`Send comment`}>
        <IconSend size={16} stroke={1.75} aria-hidden />
        <span className={styles.word}>
          <Trans>Send</Trans>
        </span>
      </Button>
    </form>
  )
}
