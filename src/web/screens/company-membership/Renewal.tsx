import { Form, useNavigation } from 'react-router'
import { Trans } from '@lingui/react/macro'
import type { MembershipEntry } from '../../../contract/billing.ts'
import { Button, LinkButton } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { useScripted } from '../../ui/useScripted.ts'
import type { Answer, Intent } from './answer.ts'
import { useDayIn } from './days.ts'
import { Refused } from './OrderTransfer.tsx'
import { membershipPath } from './paths.ts'
import styles from './MembershipScreen.module.css'

type Props = {
  membership: MembershipEntry
  isAsked: boolean
  onAsk(isAsked: boolean): void
  answerTo: (intent: Intent) => Answer | undefined
}

/** Whether the plan is renewed at its end, and what switches that off and on (D15). */
export function Renewal({ membership, isAsked, onAsk, answerTo }: Props) {
  const { businessID, period, card } = membership
  const dayOf = useDayIn(membership.timeZone)
  const isBusy = useNavigation().formData?.get('intent') === 'resume'
  if (!period) return null
  const until = dayOf(period.end)
  const answer = answerTo('cancel') ?? answerTo('resume')
  return (
    <div className={styles.stack}>
      {answer && answer.outcome !== 'done' && <Refused answer={answer} />}
      {period.renews ? (
        <>
          <p>
            <Trans>
              On {until} the price of another year is charged to the card above. We remind you twice before.
            </Trans>
          </p>
          <p>
            <LinkButton
              to={`${membershipPath(businessID, { ask: 'cancel' })}#question`}
              aria-haspopup="dialog"
              preventScrollReset
              onClick={(event) => {
                event.preventDefault()
                onAsk(true)
              }}
            >
              <Trans>Cancel the renewal</Trans>
            </LinkButton>
          </p>
        </>
      ) : (
        <>
          <p>
            <Trans>The membership ends on {until}, and nothing more is charged.</Trans>
          </p>
          {card ? (
            <Form method="post" preventScrollReset>
              <input type="hidden" name="intent" value="resume" />
              <Button type="submit" aria-disabled={isBusy || undefined}>
                <Trans>Renew automatically</Trans>
              </Button>
            </Form>
          ) : (
            <p className="muted">
              <Trans>To have it renewed automatically, add a card first.</Trans>
            </p>
          )}
        </>
      )}
      <CancelQuestion
        membership={membership}
        isAsked={isAsked && period.renews}
        onAsk={onAsk}
        until={until}
      />
    </div>
  )
}

type QuestionProps = Pick<Props, 'membership' | 'isAsked' | 'onAsk'> & { until: string }

/** What becomes of a membership that is not renewed, before that is said; without scripts on the page itself. */
function CancelQuestion({ membership: { businessID }, isAsked, onAsk, until }: QuestionProps) {
  const scripted = useScripted()
  const isBusy = useNavigation().formData?.get('intent') === 'cancel'
  const title = <Trans>Cancel the renewal?</Trans>
  const words = (
    <p>
      <Trans>
        Everything you paid for stays until {until}. Then your company is on the Standard plan: products that
        it has no room for become unlisted, nothing is deleted. Until then you can switch the renewal on
        again.
      </Trans>
    </p>
  )
  const actions = (
    <>
      <LinkButton
        to={membershipPath(businessID)}
        onClick={(event) => {
          event.preventDefault()
          onAsk(false)
        }}
      >
        <Trans>Keep the renewal</Trans>
      </LinkButton>
      <Form method="post" preventScrollReset>
        <input type="hidden" name="intent" value="cancel" />
        <Button type="submit" variant="danger" block aria-disabled={isBusy || undefined}>
          <Trans>Cancel the renewal</Trans>
        </Button>
      </Form>
    </>
  )
  if (scripted)
    return (
      <Dialog open={isAsked} title={title} onClose={() => onAsk(false)} actions={actions}>
        {words}
      </Dialog>
    )
  if (!isAsked) return null
  return (
    <section id="question" className={styles.warning} aria-labelledby="question-title">
      <h3 id="question-title">{title}</h3>
      {words}
      <div className={styles.ways}>{actions}</div>
    </section>
  )
}
