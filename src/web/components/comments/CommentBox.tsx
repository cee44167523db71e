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
import { useScripted } from '../../ui/useScripted.ts'
import { useSite, type Site } from '../layout/site.ts'
import { PartyPicture } from '../person/PartyPicture.tsx'
import { personName } from '../person/person.ts'
import { mentionedIn, mentionsField, mentionsIn, type NamedMention } from '../posts/composed.ts'
import { MentionList } from '../posts/MentionList.tsx'
import { useMentions } from '../posts/use-mentions.ts'
import { CommentProblem } from './CommentProblem.tsx'
import type { CommentAnswer } from './commenting.ts'
import { commentData, type Commented, type CommentData } from './comment-data.ts'
import styles from './Comments.module.css'

type Props = {
  thing: Commented
  /** The page that takes it without scripts. */
  action: string
  /** Where on it comments begin. */
  at: number
  /** Of a form that comes with its page. */
  keyOfForm?: string | undefined
  answer?: CommentAnswer | undefined
  onSaid(comment: CommentData): void
  /** Focused at once, as when an answer was asked for. */
  focused?: boolean
}

/** Enter sends, Shift+Enter breaks the line, and while an input method composes neither (P5.2, D38); locked and emptied while it is sent (P4.4). */
export function CommentBox({ thing, action, at, keyOfForm, answer, onSaid, focused }: Props) {
  const { i18n, t } = useLingui()
  const site = useSite()
  const scripted = useScripted()
  const area = useRef<HTMLTextAreaElement>(null)
  const isUnderway = useRef(false)
  /** The same for each try of one comment. */
  const [firstKey] = useState(() => answer?.shown.key ?? keyOfForm ?? crypto.randomUUID())
  const key = useRef<string>(firstKey)
  const [isBusy, setBusy] = useState(false)
  const [isEmpty, setEmpty] = useState(!answer)
  const [chosen, setChosen] = useState<readonly NamedMention[]>([])
  const ofTab = useDraft(`comment ${thing.type} ${thing.id}`)
  const named = [...mentionsIn(ofTab.draft?.[mentionsField] ?? ''), ...chosen]
  const keepTyped = (all: readonly NamedMention[]) => {
    const content = area.current?.value ?? ''
    ofTab.keepAs(content === '' ? null : { content, [mentionsField]: JSON.stringify(all) })
  }
  const mentions = useMentions(area, (one) => {
    setChosen((before) => [...before, one])
    keepTyped([...named, one])
  })
  const kept = ofTab.draft?.['content']
  useEffect(() => {
    const box = area.current
    if (!box) return
    // Some browsers bring it back themselves.
    if (kept !== undefined && box.value === '') box.value = kept
    setEmpty(box.value === '')
  }, [kept])
  const company = site?.acting?.chosen
  const writer = writerOf(site)
  const name = writer?.name ?? ''
  const label = thing.type === 'comment' ? t`Reply as ${name}` : t`Comment as ${name}`

  function clear(): void {
    if (area.current) area.current.value = ''
    setChosen([])
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
        {
          ...wish,
          mentions: mentionedIn(content, named),
          ...(company && { businessID: company.businessID }),
        },
        { idempotencyKey: key.current },
      )
      key.current = crypto.randomUUID()
      tellFate(ofTab.name, 'sent')
      setChosen([])
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
      method="post"
      action={action}
      className={styles.box}
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      {answer && <CommentProblem key={answer.at} answer={answer} />}
      <KeptHere draft={ofTab} unsaved={!isEmpty} onDiscard={clear} />
      <input type="hidden" name="type" value={thing.type} />
      <input type="hidden" name="id" value={thing.id} />
      <input type="hidden" name="at" value={at} />
      <input type="hidden" name="intent" value="comment" />
      <input type="hidden" name="key" value={firstKey} />
      {writer && <PartyPicture party={writer} size={28} />}
      <div className={styles.typing} {...mentions.list.frame}>
        <textarea
          ref={area}
          name="content"
          rows={1}
          defaultValue={answer?.shown.content}
          required
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus={focused}
          maxLength={limits.commentMax}
          aria-label={label}
          placeholder={thing.type === 'comment' ? t`Write a reply` : t`Write a comment`}
          readOnly={isBusy}
          enterKeyHint="send"
          {...(scripted ? mentions.field : {})}
          onChange={(event) => {
            setEmpty(event.currentTarget.value === '')
            keepTyped(named)
            mentions.look()
          }}
          onKeyDown={(event) => {
            mentions.field.onKeyDown(event)
            if (event.defaultPrevented || isOfInputMethod(event.nativeEvent)) return
            if (event.key !== 'Enter' || event.shiftKey) return
            event.preventDefault()
            void send()
          }}
        />
        <MentionList of={mentions} />
      </div>
      <Button type="submit" aria-disabled={isBusy} aria-label={t`Send comment`}>
        <IconSend size={16} stroke={1.75} aria-hidden />
        <span className={styles.word}>
          <Trans>Send</Trans>
        </span>
      </Button>
    </form>
  )
}

/** As whom one says it, as their picture shows them. */
function writerOf(site: Site | undefined): React.ComponentProps<typeof PartyPicture>['party'] | undefined {
  const { session, acting } = site ?? {}
  if (acting?.chosen) {
    const { businessID, name, logo } = acting.chosen
    return { type: 'business', id: businessID, name, picture: logo === undefined ? null : { url: logo } }
  }
  if (!session) return undefined
  const { userID, photo } = session
  return {
    type: 'user',
    id: userID,
    name: personName(session),
    picture: photo === null ? null : { url: photo },
  }
}
