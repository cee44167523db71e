import { Link } from 'react-router'
import {
  IconChevronDown,
  IconChevronLeft,
  IconCircleX,
  IconDots,
  IconEye,
  IconFlag,
} from '@tabler/icons-react'
import { Trans, useLingui } from '@lingui/react/macro'
import type { InquiryEntry } from '../../../contract/inquiries.ts'
import { productPath } from '../../../contract/slugs.ts'
import { LinkButton } from '../../ui/Button.tsx'
import { closeMenuAround, Menu } from '../../ui/Menu.tsx'
import { isPlainClick } from '../../ui/plainClick.ts'
import { DueTime, Moment } from '../../components/text/Times.tsx'
import type { Question } from './Asked.tsx'
import { PartyName, Subject } from './PartyName.tsx'
import { PartyPicture } from '../../components/person/PartyPicture.tsx'
import { buyerProfileOf, otherOf, pageOfParty } from './parties.ts'
import { AmountText, StateText } from './StateMark.tsx'
import { stateOf, type ThreadState } from './states.ts'
import styles from './ConversationHead.module.css'

type Props = {
  request: InquiryEntry
  /** Whether the other side has a page for who reads. */
  hasPage: boolean
  now: number
  /** The list, for windows that show one pane. */
  backPath: string
  /** This conversation with a question beside it. */
  askPath(ask: Question): string
  /** With scripts it is asked over the page. */
  onAsk(ask: Question): void
  /** Whether an order came of it; for the company that received it alone. */
  won: React.ReactNode
}

/** Whom one talks to, and what may be done; below it what was asked, when, and whether an answer is due. Small windows show one line of that until it is opened. */
export function ConversationHead({ request, hasPage, now, backPath, won, ...rest }: Props) {
  const { t } = useLingui()
  const other = otherOf(request)
  const path = hasPage ? pageOfParty(other) : undefined
  const state = stateOf(request, now)
  const isForCompany = request.side === 'R' && request.senderType === 'business'
  return (
    <>
      <div className={styles.head}>
        <LinkButton variant="quiet" className={styles.back} to={backPath} aria-label={t`All requests`}>
          <IconChevronLeft size={20} stroke={1.75} aria-hidden />
        </LinkButton>
        <PartyPicture party={isForCompany ? request.sentBy : other} size={40} />
        <div className={styles.who}>
          <div className={styles.names}>
            <h1 className={styles.name} tabIndex={-1}>
              {isForCompany ? (
                <PartyName party={request.sentBy} />
              ) : path === undefined ? (
                <PartyName party={other} />
              ) : (
                <Link to={path}>
                  <PartyName party={other} />
                </Link>
              )}
            </h1>
            {isForCompany && (
              <p className={styles.for}>
                <Trans>
                  for <PartyName party={other} />
                </Trans>
              </p>
            )}
          </div>
          <details className={styles.brief}>
            <summary>
              <span className={styles.subject}>
                <Subject text={request.subjectText} />
              </span>
              <span className={`${styles.state} ${styles[state.kind]}`}>
                <StateText state={state} />
              </span>
              <IconChevronDown size={16} stroke={1.75} aria-hidden />
              <span className="vh">
                <Trans>Details</Trans>
              </span>
            </summary>
          </details>
        </div>
        <RequestMenu request={request} hasPage={hasPage} {...rest} />
      </div>
      <Facts request={request} hasPage={hasPage} state={state} now={now} won={won} />
    </>
  )
}

function RequestMenu({
  request,
  hasPage,
  askPath,
  onAsk,
}: Pick<Props, 'request' | 'hasPage' | 'askPath' | 'onAsk'>) {
  const buyer = hasPage ? buyerProfileOf(request) : undefined
  const isClosed = request.status === 'closed'
  const asking = (ask: Question) => (event: React.MouseEvent) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    closeMenuAround(event.currentTarget)
    onAsk(ask)
  }
  return (
    <Menu
      className={styles.menu}
      summary={
        <>
          <IconDots size={20} stroke={1.75} aria-hidden />
          <span className="vh">
            <Trans>Request menu</Trans>
          </span>
        </>
      }
    >
      <ul className={styles.entries}>
        {buyer !== undefined && (
          <li>
            <Link to={buyer}>
              <IconEye size={18} stroke={1.5} aria-hidden />
              <Trans>Watch Buyer Profile</Trans>
            </Link>
          </li>
        )}
        <li>
          <Link to={askPath('report')} onClick={asking('report')}>
            <IconFlag size={18} stroke={1.5} aria-hidden />
            <Trans>Report conversation</Trans>
          </Link>
        </li>
        <li>
          {isClosed ? (
            <button type="button" disabled>
              <IconCircleX size={18} stroke={1.5} aria-hidden />
              <Trans>End Conversation</Trans>
            </button>
          ) : (
            <Link to={askPath('end')} className={styles.danger} onClick={asking('end')}>
              <IconCircleX size={18} stroke={1.5} aria-hidden />
              <Trans>End Conversation</Trans>
            </Link>
          )}
        </li>
      </ul>
    </Menu>
  )
}

const minuteMs = 60_000

/** What is left until the answer is due, as hours and minutes of which begun ones count. */
function Countdown({ dueAt, now }: { dueAt: string; now: number }) {
  const left = Math.max(0, Math.ceil((Date.parse(dueAt) - now) / minuteMs))
  const [hours, minutes] = [Math.floor(left / 60), left % 60]
  return (
    <>
      {hours === 0 ? (
        <Trans>{minutes} min left</Trans>
      ) : (
        <Trans>
          {hours} h {minutes} min left
        </Trans>
      )}
      {' · '}
      <Trans>
        by <DueTime at={dueAt} now={now} />
      </Trans>
    </>
  )
}

type FactsProps = Pick<Props, 'request' | 'hasPage' | 'now' | 'won'> & { state: ThreadState }

function Facts({ request, hasPage, state, now, won }: FactsProps) {
  const { createdAt, product, answer, side, begunBy } = request
  const isDue = state.kind === 'due' || state.kind === 'new' || state.kind === 'waiting'
  return (
    <dl className={styles.facts}>
      <div className={styles.wide}>
        <dt>
          <Trans>Subject</Trans>
        </dt>
        <dd>
          <Subject text={request.subjectText} />
        </dd>
      </div>
      {product && (
        <div className={styles.wide}>
          <dt>
            <Trans>Product</Trans>
          </dt>
          <dd>
            {product.key === null || request.to.isGone || (side === 'S' && !hasPage) ? (
              <bdi>{product.name}</bdi>
            ) : (
              <Link to={productPath({ key: product.key })}>
                <bdi>{product.name}</bdi>
              </Link>
            )}
          </dd>
        </div>
      )}
      <div>
        <dt>{side === begunBy ? <Trans>Sent</Trans> : <Trans>Received</Trans>}</dt>
        <dd>
          <Moment at={createdAt} />
        </dd>
      </div>
      {begunBy === 'S' && (
        <div>
          <dt>
            {state.kind === 'waiting' ? (
              <Trans>Answer expected</Trans>
            ) : isDue ? (
              <Trans>Answer due</Trans>
            ) : (
              <Trans>Answer</Trans>
            )}
          </dt>
          <dd className={styles[state.kind]}>
            {state.kind === 'waiting' ? (
              <Countdown dueAt={answer.dueAt} now={now} />
            ) : state.kind === 'silent' ? (
              <Trans>The time is over: {<AmountText amount={state.amount} />} late, and none has come</Trans>
            ) : isDue ? (
              <Trans>
                in <AmountText amount={state.amount} />, by <DueTime at={answer.dueAt} now={now} />
              </Trans>
            ) : (
              <StateText state={state} />
            )}
          </dd>
        </div>
      )}
      {won && (
        <div className={styles.wide}>
          <dt>
            <Trans>Outcome</Trans>
          </dt>
          <dd>{won}</dd>
        </div>
      )}
    </dl>
  )
}
