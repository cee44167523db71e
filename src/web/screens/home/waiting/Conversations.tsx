import { Trans } from '@lingui/react/macro'
import { CompanyName } from '../../../components/business/CompanyName.tsx'
import { PartyPicture } from '../../../components/person/PartyPicture.tsx'
import count from '../../../ui/Count.module.css'
import { DueTime } from '../../../components/text/Times.tsx'
import { Standing } from './Standing.tsx'
import { WaitLine, WaitList } from './WaitList.tsx'
import type { ConversationLine } from './waiting-data.ts'

type Props = { lines: readonly ConversationLine[]; all?: string | undefined }

/** Inquiries whose first answer is owed, with the moment at which it is due. */
export function DueRequests({ lines, all }: Props) {
  return (
    <WaitList title={<Trans>Requests to answer</Trans>} all={all}>
      {lines.map((line) => (
        <Conversation key={line.to} line={line} foot={<Due due={line.due} />} />
      ))}
    </WaitList>
  )
}

/** Other conversations in which something was not read. */
export function UnreadConversations({ lines, all }: Props) {
  return (
    <WaitList title={<Trans>Unread conversations</Trans>} all={all}>
      {lines.map((line) => (
        <Conversation
          key={line.to}
          line={line}
          foot={<time dateTime={line.last.at}>{line.last.text}</time>}
        />
      ))}
    </WaitList>
  )
}

/** How long there is still, or was, and until when. */
function Due({ due: { at, now, text, isLate } }: { due: ConversationLine['due'] }) {
  return (
    <Standing state={isLate ? 'late' : 'due'}>
      <span className="nowrap">
        {isLate ? <Trans>Answer was due {text}</Trans> : <Trans>Answer due {text}</Trans>}
        {' · '}
      </span>
      <DueTime at={at} now={now} />
    </Standing>
  )
}

function Conversation({ line, foot }: { line: ConversationLine; foot: React.ReactNode }) {
  const { to, party, lang, subject, ownName, ownLang, unread } = line
  return (
    <WaitLine
      to={to}
      picture={<PartyPicture party={party} size={40} />}
      name={
        <>
          <bdi lang={lang}>{party.type === 'business' ? <CompanyName name={party.name} /> : party.name}</bdi>
          <Unread messages={unread} />
        </>
      }
      note={<bdi>{subject}</bdi>}
      foot={
        <>
          {foot}
          {ownName && (
            <span>
              <Trans>
                Acting as <bdi lang={ownLang}>{ownName}</bdi>
              </Trans>
            </span>
          )}
        </>
      }
    />
  )
}

function Unread({ messages }: { messages: number }) {
  if (messages === 0) return null
  return (
    <span className={count.count}>
      {messages}
      <span className="vh">
        {' '}
        <Trans>unread</Trans>
      </span>
    </span>
  )
}
