import { Trans, useLingui } from '@lingui/react/macro'
import type { ConnectionEntry, ConnectionList } from '../../../../contract/connections.ts'
import { connectPath } from '../../../components/connections/paths.ts'
import { DayOf } from '../../../components/text/Times.tsx'
import { LinkButton } from '../../../ui/Button.tsx'
import { FaceOf } from '../FavouriteCard.tsx'
import type { partyLine } from '../favourite-lines.ts'
import cards from '../FavouriteCard.module.css'
import { AnswerForm, type Acting } from './AnswerForm.tsx'
import { Note } from './Note.tsx'
import styles from './Connections.module.css'

export type ConnectionLine = Pick<ConnectionEntry, 'connectionID' | 'note' | 'at' | 'expiresAt'> &
  ReturnType<typeof partyLine>

type Props = {
  line: ConnectionLine
  list: ConnectionList
  acting: Acting & { mayAct: boolean }
  language: string
}

/** One connection, or one request with what can be answered. */
export function ConnectionCard({ line, list, acting, language }: Props) {
  if (!line.face) return null
  return (
    <li className="sheet">
      <div className={`${cards.card} ${styles.who}`}>
        <FaceOf face={line.face} language={language} />
      </div>
      <div className={styles.below}>
        <Note text={line.note} />
        <p className="muted">
          <When line={line} />
        </p>
        {acting.mayAct && <Acts line={line} list={list} acting={acting} />}
      </div>
    </li>
  )
}

function When({ line: { at, expiresAt } }: { line: ConnectionLine }) {
  const since = <DayOf at={at} />
  if (expiresAt === null) return <Trans>Connected since {since}.</Trans>
  const until = <DayOf at={expiresAt} />
  return (
    <Trans>
      Asked on {since}. The request runs out on {until}.
    </Trans>
  )
}

function Acts({ line, list, acting }: Omit<Props, 'language'>) {
  const { t } = useLingui()
  const { connectionID, type, id, face } = line
  const name = face?.name ?? ''
  const party = { type, id }
  const form = { connectionID, party, acting, list }
  // What cannot be taken back is asked on a page of its own.
  if (list === 'connected')
    return (
      <div className={styles.ways}>
        <LinkButton
          variant="quiet"
          to={connectPath(party, { as: acting.as })}
          aria-label={t`Remove the connection with ${name}…`}
        >
          <Trans context="a connection">Remove…</Trans>
        </LinkButton>
      </div>
    )
  if (list === 'out')
    return (
      <AnswerForm
        {...form}
        acts={[
          {
            act: 'withdraw',
            text: <Trans>Withdraw request</Trans>,
            label: t`Withdraw request to ${name}`,
          },
        ]}
      />
    )
  return (
    <AnswerForm
      {...form}
      acts={[
        {
          act: 'accept',
          text: <Trans context="a connection">Accept</Trans>,
          label: t({ message: `Accept ${name}`, context: 'a connection' }),
          variant: 'primary',
        },
        {
          act: 'decline',
          text: <Trans context="a connection">Decline</Trans>,
          label: t({ message: `Decline ${name}`, context: 'a connection' }),
        },
      ]}
    />
  )
}
