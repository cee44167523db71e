import { Trans } from '@lingui/react/macro'
import { Done } from '../../../components/forms/Done.tsx'
import { FormProblem } from '../../../ui/FormProblem.tsx'
import type { Doing, GroupAnswer } from './answering.ts'

/** What was just done, or why it was not. */
export function Happened({ done, answer }: { done?: Doing | undefined; answer?: GroupAnswer | undefined }) {
  if (answer)
    return (
      <FormProblem
        key={answer.at}
        title={answer.message ?? <Trans>Something was wrong, try again please</Trans>}
      />
    )
  return done ? (
    <Done>
      <Words done={done} />
    </Done>
  ) : null
}

function Words({ done }: { done: Doing }) {
  switch (done) {
    case 'joined':
    case 'accepted':
      return <Trans>You are in this group now.</Trans>
    case 'agreed':
      return <Trans>Thank you. You have agreed to the new rules.</Trans>
    case 'asked':
      return <Trans>You asked to join. You are told as soon as you are let in.</Trans>
    case 'declined':
      return <Trans>The invitation was declined.</Trans>
    case 'withdrawn':
      return <Trans>Your request was withdrawn.</Trans>
    case 'left':
      return <Trans>You have left this group.</Trans>
    case 'invited':
      return <Trans>The invitation is on its way.</Trans>
    case 'admitted':
      return <Trans>They are in the group now.</Trans>
    case 'turned down':
      return <Trans>The request was declined. Whoever asked is not told.</Trans>
    case 'taken back':
      return <Trans>The invitation was taken back.</Trans>
    case 'readmitted':
      return <Trans>They can join again.</Trans>
    case 'named':
      return <Trans>The role was changed.</Trans>
    case 'removed':
      return <Trans>They are no longer in the group.</Trans>
    case 'kept out':
      return <Trans>They are no longer in the group, and cannot join again.</Trans>
    case 'posted':
      return <Trans>Post created!</Trans>
    case 'saved':
      return <Trans>The group was changed.</Trans>
    case 'founded':
      return <Trans>Your group is open. Invite those who belong in it.</Trans>
    case 'opened':
      return <Trans>The group is open again.</Trans>
    case 'closed':
      return <Trans>The group was closed.</Trans>
  }
}
