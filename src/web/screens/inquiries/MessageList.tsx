import { Fragment, useLayoutEffect, useRef, useState } from 'react'
import { IconArrowDown, IconPaperclip } from '@tabler/icons-react'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { InquiryEntry, MessageEntry } from '../../../contract/inquiries.ts'
import { Button } from '../../ui/Button.tsx'
import { tied } from '../../components/text/cuts.ts'
import { dayText, inZone, isAnotherDay } from '../../components/text/moments.ts'
import { langAttribute } from '../../components/text/text-language.ts'
import { TimeOfDay } from '../../components/text/Times.tsx'
import { useZone } from '../../components/text/zone.ts'
import { AttachmentList } from './AttachmentList.tsx'
import { LoadMore } from './LoadMore.tsx'
import { otherOf } from './parties.ts'
import { marksOf, type Mark } from './read-marks.ts'
import type { Pending } from './use-reply.ts'
import styles from './MessageList.module.css'

type Props = {
  mailboxID: string
  request: InquiryEntry
  messages: readonly MessageEntry[]
  pending: readonly Pending[]
  /** The last message that was seen before. */
  readNumber: number
  /** The last message that the other side is known to have seen. */
  readByOther: number
  now: number
  /** Leads to older messages without scripts; undefined when there are none. */
  olderPath: string | undefined
  onOlder(): Promise<void>
  onAgain(one: Pending): void
  onDiscard(one: Pending): void
  /** What stands below the newest message. */
  children?: React.ReactNode
}

/** Opens at its newest message without script (U18); what comes while older ones are read is told, not jumped to. */
export function MessageList({ request, messages, pending, readNumber, now, ...rest }: Props) {
  const { t } = useLingui()
  const zone = useZone()
  const days = messages.map(({ datetime }) => inZone(datetime, zone))
  const { scroller, below, toEnd, onScroll } = useStaying(request, messages, pending.length)
  const firstNew = messages.find(({ number, from }) => number > readNumber && from !== request.side)
  // Whoever has answered since has seen them.
  const answered = messages.some(({ number, from }) => number > readNumber && from === request.side)
  const marks = marksOf(messages, request.side, rest.readByOther)
  const news = messages.filter(({ number, from }) => number > readNumber && from !== request.side).length
  return (
    <div className={styles.frame}>
      <div
        ref={scroller}
        className={styles.messages}
        role="region"
        aria-label={t`Messages`}
        // A region that scrolls is reached by the keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        onScroll={onScroll}
      >
        <div className={styles.inner}>
          <LoadMore className={styles.older} path={rest.olderPath} onLoad={rest.onOlder}>
            <Trans>Older messages</Trans>
          </LoadMore>
          {messages.map((message, at) => (
            <Fragment key={message.number}>
              {isAnotherDay(days[at - 1], days[at]!) && <Day at={days[at]!} now={inZone(now, zone)} />}
              {message === firstNew && !answered && (
                <p className={styles.line}>
                  <Plural value={news} one="# new message" other="# new messages" />
                </p>
              )}
              <Message
                message={message}
                request={request}
                mailboxID={rest.mailboxID}
                mark={marks.get(message.number)}
              />
            </Fragment>
          ))}
          {pending.map((one) => (
            <OnItsWay key={one.key} one={one} onAgain={rest.onAgain} onDiscard={rest.onDiscard} />
          ))}
          {rest.children}
        </div>
      </div>
      {below > 0 && (
        <Button size="small" className={styles.jump} onClick={toEnd}>
          <IconArrowDown size={16} stroke={1.75} aria-hidden />
          <Plural value={below} one="# new message" other="# new messages" />
        </Button>
      )}
    </div>
  )
}

const nearEnd = 60

/** Keeps what is read where it stands when something comes below it, and counts that. */
function useStaying({ side }: InquiryEntry, messages: readonly MessageEntry[], pendingCount: number) {
  const scroller = useRef<HTMLDivElement>(null)
  const last = messages.at(-1)?.number ?? 0
  const known = useRef({ last, height: 0, pendingCount })
  const [seen, setSeen] = useState(last)
  const [away, setAway] = useState(false)
  if (!away && seen !== last) setSeen(last)
  useLayoutEffect(() => {
    const box = scroller.current
    if (!box) return
    const { last: before, height, pendingCount: pendingBefore } = known.current
    const isOwn = pendingCount > pendingBefore
    if (isOwn) box.scrollTop = 0
    else if (last !== before && box.scrollTop < -nearEnd) box.scrollTop -= box.scrollHeight - height
    known.current = { last, height: box.scrollHeight, pendingCount }
  })
  return {
    scroller,
    below: away ? messages.filter(({ number, from }) => number > seen && from !== side).length : 0,
    toEnd: () => scroller.current?.scrollTo({ top: 0 }),
    onScroll: () => setAway((scroller.current?.scrollTop ?? 0) < -nearEnd),
  }
}

function Day({ at, now }: { at: string; now: string }) {
  const { i18n } = useLingui()
  const day = dayText(at, now, i18n.locale)
  return (
    <p className={styles.day}>
      {day === 'today' ? <Trans>Today</Trans> : day === 'yesterday' ? <Trans>Yesterday</Trans> : day.day}
    </p>
  )
}

type MessageProps = {
  message: MessageEntry
  request: InquiryEntry
  mailboxID: string
  mark: Mark | undefined
}

function Message({ message, request, mailboxID, mark }: MessageProps) {
  const { i18n } = useLingui()
  const { content, datetime, from, author } = message
  const isOwn = from === request.side
  const country = isOwn ? '' : (otherOf(request).country?.code ?? '')
  return (
    <div className={isOwn ? styles.own : styles.message} data-number={message.number}>
      <div className={styles.bubble} dir="auto" lang={langAttribute(content, country, i18n.locale)}>
        {tied(content)}
      </div>
      <AttachmentList attachments={message.attachments} mailboxID={mailboxID} requestID={request.requestID} />
      <p className={styles.meta}>
        <bdi>{author.name}</bdi> · <TimeOfDay at={datetime} />
        {mark && <> · {mark === 'read' ? <Trans>Read</Trans> : <Trans>Delivered</Trans>}</>}
      </p>
    </div>
  )
}

type OnItsWayProps = { one: Pending; onAgain(one: Pending): void; onDiscard(one: Pending): void }

function OnItsWay({ one, onAgain, onDiscard }: OnItsWayProps) {
  return (
    <div className={`${styles.own} ${one.state === 'failed' ? styles.failed : styles.sending}`}>
      <div className={styles.bubble} dir="auto">
        {tied(one.content)}
      </div>
      {one.attachments.length > 0 && (
        <ul className={styles.attached}>
          {one.attachments.map(({ token, name }) => (
            <li key={token}>
              <IconPaperclip size={14} stroke={1.75} aria-hidden />
              <bdi>{name}</bdi>
            </li>
          ))}
        </ul>
      )}
      {one.state === 'sending' ? (
        <p className={styles.meta}>
          <Trans>Sending…</Trans>
        </p>
      ) : (
        <p className={styles.meta} role="alert">
          <span className={styles.problem}>{one.problem ?? <Trans>Not sent.</Trans>}</span>{' '}
          <button type="button" onClick={() => onAgain(one)}>
            <Trans>Try again</Trans>
          </button>{' '}
          <button type="button" onClick={() => onDiscard(one)}>
            <Trans>Discard</Trans>
          </button>
        </p>
      )}
    </div>
  )
}
