import { Trans } from '@lingui/react/macro'
import { limits } from '../../../../contract/limits.ts'
import type { ConnectionFacts } from '../../../../contract/connections.ts'
import type { Party } from '../../../components/connections/paths.ts'
import { DayOf } from '../../../components/text/Times.tsx'
import { AnswerForm, type Acting } from './AnswerForm.tsx'
import { Note } from './Note.tsx'

type Props = {
  facts: ConnectionFacts
  party: Party
  name: string
  acting: Acting & { mayAct: boolean }
}

/** What there is between the two, since when, and what can be done about it; asking is another part. */
export function Standing({ facts, party, name, acting }: Props) {
  const { connectionID, state, note, at, expiresAt } = facts
  if (connectionID === null || at === null) return null
  const who = <bdi>{name}</bdi>
  const since = <DayOf at={at} />
  const until = expiresAt === null ? null : <DayOf at={expiresAt} />
  const form = { connectionID, party, acting }
  if (state === 'connected')
    return (
      <>
        <p>
          <Trans>Connected since {since}.</Trans>
        </p>
        {acting.mayAct && (
          <>
            <p className="muted">
              <Trans>
                Whoever is removed is not told. To be connected again, one of the two has to ask anew.
              </Trans>
            </p>
            <AnswerForm
              {...form}
              acts={[{ act: 'remove', text: <Trans>Remove connection</Trans>, variant: 'danger' }]}
            />
          </>
        )}
      </>
    )
  if (state === 'asked')
    return (
      <>
        <p>
          <Trans>
            Asked on {since}. The request runs out on {until}.
          </Trans>
        </p>
        <Note text={note} />
        {acting.mayAct && (
          <AnswerForm {...form} acts={[{ act: 'withdraw', text: <Trans>Withdraw request</Trans> }]} />
        )}
      </>
    )
  return (
    <>
      <p>
        <Trans>
          {who} asked on {since}. The request runs out on {until}.
        </Trans>
      </p>
      <Note text={note} />
      {acting.mayAct && (
        <>
          <p className="muted">
            <Trans>
              Whoever is declined is not told, and can ask again after {limits.connectionAgainDays} days.
            </Trans>
          </p>
          <AnswerForm
            {...form}
            acts={[
              { act: 'accept', text: <Trans context="a connection">Accept</Trans>, variant: 'primary' },
              { act: 'decline', text: <Trans context="a connection">Decline</Trans> },
            ]}
          />
        </>
      )}
    </>
  )
}
