import { lastingName } from '../../ui/drafts.ts'
import { useQuery } from '../../api/query.ts'
import { useState } from 'react'
import { Form, Link, useFetcher, useNavigate } from 'react-router'
import { Trans } from '@lingui/react/macro'
import { requestPath } from '../../../contract/slugs.ts'
import { useSite } from '../../components/layout/site.ts'
import { OtherZone } from '../../components/text/zone.ts'
import { attachedField, attachedIn } from '../../components/upload/attached.ts'
import { draftKey, readDraft } from '../../ui/drafts.ts'
import { FormProblem } from '../../ui/FormProblem.tsx'
import { useScripted } from '../../ui/useScripted.ts'
import type { RequestAnswer } from './acting.ts'
import { Alternatives } from './Alternatives.tsx'
import { Asked, AskedPlainly, type Question } from './Asked.tsx'
import { ConversationHead } from './ConversationHead.tsx'
import { DocumentWish } from './DocumentWish.tsx'
import { MessageList } from './MessageList.tsx'
import { followUpPath, otherOf, ownOf } from './parties.ts'
import { ReplyBox } from './ReplyBox.tsx'
import type { ThreadData } from './requests-data.ts'
import { isUnanswered, stateOf } from './states.ts'
import { UnsentReply } from './UnsentReply.tsx'
import { useOnline } from './use-online.ts'
import { notYetHere, useReply } from './use-reply.ts'
import { useReading, useThread } from './use-thread.ts'
import { WonMark } from './WonMark.tsx'
import styles from './Conversation.module.css'

type Props = {
  thread: ThreadData
  mailboxID: string
  /** When it was asked for, by the page's clock; undefined when it came with the page. */
  askedAt: number | undefined
  /** Of the list that stays beside it; '' or beginning with '?'. */
  query: (more?: Record<string, string>) => string
  backPath: string
  now: number
  formKey: string
  answer: RequestAnswer | undefined
}

/** One conversation: who, what was asked, what was written, and where to answer. */
export function Conversation(props: Props) {
  const { thread, mailboxID, askedAt, query, backPath, now, formKey, answer } = props
  const params = useQuery()
  const userID = useSite()?.session?.userID
  const state = useThread(thread, mailboxID, askedAt)
  const { request, messages, silentBecause } = state
  const rid = request.requestID
  const last = messages.at(-1)?.number ?? 0
  const reply = useReply({
    mailboxID,
    rid,
    last,
    onSent(message) {
      state.add(message)
      state.refresh()
    },
    onRefused: state.refresh,
  })
  useReading({ mailboxID, rid, number: last, isUnread: request.unread > 0 })
  // Where the line of what is new stands does not move while the page is open.
  const [readNumber] = useState(thread.readNumber)
  const draftName = `${lastingName}reply ${mailboxID} ${rid}`
  const path = requestPath(mailboxID, rid)
  const here = path + query()
  const askPath = (ask: Question) => path + query({ ask })
  const scripted = useScripted()
  const ending = useFetcher<RequestAnswer>()
  const { about, setAbout } = useQuestion(here, silentBecause === 'closed')
  const pending = {
    isUnanswered: isUnanswered(request),
    isUnsent: about === 'end' && scripted && (reply.pending.length > 0 || isKept(userID, draftName)),
  }
  const olderPath = state.hasOlder ? path + query({ before: String(messages[0]?.number ?? 1) }) : undefined
  const title = otherOf(request).name
  return (
    <OtherZone value={thread.about.zone}>
      <section className={styles.conversation} aria-label={title}>
        <div className={styles.top}>
          <ConversationHead
            request={request}
            hasPage={thread.about.hasPage}
            now={now}
            backPath={backPath}
            askPath={askPath}
            onAsk={setAbout}
            won={request.side === 'R' && <WonMark wonAt={state.wonAt} path={here} />}
          />
        </div>
        {/* Until the conversation goes on. */}
        {params.has('sent') && last <= 1 && (
          <p className={styles.done} role="status">
            {request.side === 'S' ? (
              <Trans>Inquiry sent successfully</Trans>
            ) : (
              <Trans>Your message was sent. The conversation goes on here.</Trans>
            )}
          </p>
        )}
        {request.previousID !== null && (
          <p className={styles.linked}>
            <Link to={requestPath(mailboxID, request.previousID)}>
              <Trans>Follows an earlier conversation</Trans>
            </Link>
          </p>
        )}
        <MessageList
          mailboxID={mailboxID}
          request={request}
          messages={messages}
          pending={notYetHere(reply.pending, messages, userID)}
          readNumber={readNumber}
          readByOther={state.readByOther}
          now={now}
          olderPath={olderPath}
          onOlder={state.loadOlder}
          onAgain={reply.again}
          onDiscard={reply.discard}
        >
          {stateOf(request, now).kind === 'silent' && (
            <Alternatives requestID={rid} mailboxID={mailboxID} companies={thread.alternatives} />
          )}
        </MessageList>
        {thread.isBefore && <Newest path={here} />}
        {request.unread > 0 && <MarkRead path={here} number={last} />}
        {state.document && request.certificate && silentBecause === null && (
          <DocumentWish
            certificate={request.certificate}
            document={state.document}
            businessID={mailboxID}
            path={here}
          />
        )}
        {answer?.outcome === 'refused' && <FormProblem key={answer.at} title={answer.problem} />}
        <Offline />
        {scripted && (
          <Asked
            about={about}
            path={here}
            pending={pending}
            ending={ending}
            onClose={() => setAbout(undefined)}
          />
        )}
        {!scripted && about ? (
          <AskedPlainly
            about={about}
            path={here}
            askPath={askPath(about)}
            pending={pending}
            answer={answer}
          />
        ) : silentBecause === null ? (
          <ReplyBox
            path={here}
            draftName={draftName}
            name={ownOf(request).name}
            keyOfForm={formKey}
            text={answer?.text ?? ''}
            isWaiting={reply.pending.length > 0}
            onWrite={reply.write}
          />
        ) : (
          <Silent
            because={silentBecause}
            ended={(ending.data ?? answer)?.outcome === 'ended'}
            mailboxID={mailboxID}
            followUp={state.mayFollowUp ? followUpPath(request) : undefined}
            otherID={otherOf(request).id}
            draftName={draftName}
            followedBy={request.followUpID}
          />
        )}
      </section>
    </OtherZone>
  )
}

/** Whether something stands in the box that was not sent, as this tab keeps it while it is typed. */
function isKept(owner = '', draftName: string): boolean {
  const draft = readDraft(draftKey(owner, draftName))
  return Boolean(draft?.['content']?.trim()) || attachedIn(draft?.[attachedField] ?? '').length > 0
}

/** What is asked over the conversation, as its address says at first; what has ended is not ended again. */
function useQuestion(path: string, isClosed: boolean) {
  const params = useQuery()
  const navigate = useNavigate()
  const [asked, setAsked] = useState<Question>()
  const named = params.get('ask')
  const about = asked ?? (named === 'end' || named === 'report' ? named : undefined)
  return {
    about: about === 'end' && isClosed ? undefined : about,
    setAbout(next: Question | undefined) {
      setAsked(next)
      if (next === undefined && named !== null)
        void navigate(path, { replace: true, preventScrollReset: true })
    },
  }
}

type SilentProps = {
  because: 'closed' | 'blocked' | 'gone'
  ended: boolean
  mailboxID: string
  followUp: string | undefined
  otherID: string
  draftName: string
  followedBy: string | null
}

/** Why nothing can be written, and what can be done instead. */
function Silent({ because, ended, mailboxID, followedBy, ...unsent }: SilentProps) {
  if (because !== 'closed')
    return (
      <p className={styles.silent}>
        {because === 'gone' ? (
          <Trans>The other side is no longer here, so nothing can be written.</Trans>
        ) : (
          <Trans>You cannot write to each other while one of you has blocked the other.</Trans>
        )}
      </p>
    )
  return (
    <UnsentReply {...unsent}>
      {ended && (
        <p className={styles.ended} role="status">
          <Trans>Finished successfully</Trans>
        </p>
      )}
      {followedBy !== null && (
        <p>
          <Link to={requestPath(mailboxID, followedBy)}>
            <Trans>Continued in a follow-up</Trans>
          </Link>
        </p>
      )}
    </UnsentReply>
  )
}

/** Said at once, so that nobody waits for an answer that cannot come. */
function Offline() {
  const online = useOnline()
  return (
    <div role="status">
      {!online && (
        <p className={styles.offline}>
          <Trans>You are offline. Messages will be up to date as soon as you are connected again.</Trans>
        </p>
      )}
    </div>
  )
}

/** Scripts note it by themselves. */
function MarkRead({ path, number }: { path: string; number: number }) {
  if (useScripted()) return null
  return (
    <Form method="post" action={path} className={styles.read}>
      <input type="hidden" name="intent" value="read" />
      <input type="hidden" name="number" value={number} />
      <button type="submit">
        <Trans>Mark as read</Trans>
      </button>
    </Form>
  )
}

function Newest({ path }: { path: string }) {
  if (useScripted()) return null
  return (
    <p className={styles.linked}>
      <Link to={path}>
        <Trans>Newest messages</Trans>
      </Link>
    </p>
  )
}
