import { Form, useLocation, useNavigation } from 'react-router'
import { Trans } from '@lingui/react/macro'
import { limits } from '../../../contract/limits.ts'
import { personName } from '../../components/person/person.ts'
import type { ProofAnswer } from '../../components/second-factor/answer.ts'
import { CodeField } from '../../components/second-factor/CodeField.tsx'
import { Button, LinkButton } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { KeepsTyping } from '../../ui/KeepsTyping.tsx'
import { useScripted } from '../../ui/useScripted.ts'
import type { Question, TeamAnswer } from './answer.ts'
import type { Team } from './MemberList.tsx'
import styles from './team.module.css'

const { ownershipOfferDays } = limits

type Props = {
  question: Question | undefined
  team: Team
  business: { companyName: string }
  /** What was wrong with the answer before, where that is asked again. */
  answer: TeamAnswer | undefined
  onClose(): void
}

/** What cannot be undone is asked about first: over the page, or without scripts above it. */
export function ConfirmAct({ question, team, business, answer, onClose }: Props) {
  const scripted = useScripted()
  const whom = team.members.find(({ userID }) => userID === question?.userID)
  // Somebody else may have been faster.
  const open = question !== undefined && (question.about === 'leave' || whom !== undefined)
  // Elements, not texts: Trans reads a text among its words for tags.
  const words = open && (
    <>
      <Words
        about={question.about}
        role={question.role}
        name={<>{whom && personName(whom)}</>}
        companyName={<>{business.companyName}</>}
      />
      {isProven(question.about) && <Proof question={question} answer={answer} />}
    </>
  )
  const actions = open && <Actions question={question} onClose={onClose} />
  if (scripted)
    return (
      <Dialog open={open} title={open && <Title {...question} />} onClose={onClose} actions={actions}>
        {words}
      </Dialog>
    )
  if (!open) return null
  return (
    <section id="question" className={`sheet ${styles.question}`} aria-labelledby="question-title">
      <h2 id="question-title" className="t-card">
        <Title {...question} />
      </h2>
      {words}
      <div className={styles.ways}>{actions}</div>
    </section>
  )
}

type About = Question['about']
/** What asks for the owner's password. */
const isProven = (about: About) => about === 'transfer' || about === 'owner'

type Asked = Pick<Question, 'about' | 'role'>

function Title({ about, role = 'owner' }: Asked) {
  switch (about) {
    case 'remove':
      return <Trans>Remove this member?</Trans>
    case 'leave':
      return <Trans>Leave this company?</Trans>
    case 'transfer':
      return <Trans>Hand the company over?</Trans>
    case 'owner':
      if (role === 'owner') return <Trans>Make this member an owner?</Trans>
      return role === 'none' ? (
        <Trans>Remove this owner?</Trans>
      ) : (
        <Trans>Take the rights of an owner away?</Trans>
      )
  }
}

type WordsProps = Asked & { name: React.ReactNode; companyName: React.ReactNode }

function Words({ about, role = 'owner', name, companyName }: WordsProps) {
  switch (about === 'owner' && role === 'none' ? 'remove' : about) {
    case 'remove':
      return (
        <p>
          <Trans>
            <bdi>{name}</bdi> can no longer act for <bdi>{companyName}</bdi> from this moment on, and is told
            by mail. You can invite them again at any time.
          </Trans>
        </p>
      )
    case 'leave':
      return (
        <p>
          <Trans>
            You can no longer act for <bdi>{companyName}</bdi> from this moment on. To come back you need an
            invitation, or you ask to join.
          </Trans>
        </p>
      )
    case 'transfer':
      return (
        <p>
          <Trans>
            <bdi>{name}</bdi> is asked by mail to take over <bdi>{companyName}</bdi> within{' '}
            {ownershipOfferDays} days. Then they are an owner and you are an admin, and only they can give it
            back. Until then nothing changes, and you can withdraw the offer.
          </Trans>
        </p>
      )
    case 'owner':
      if (role !== 'owner')
        return (
          <p>
            <Trans>
              <bdi>{name}</bdi> is no longer an owner of <bdi>{companyName}</bdi> from this moment on, but
              stays in it, and is told by mail.
            </Trans>
          </p>
        )
      return (
        <p>
          <Trans>
            From this moment on <bdi>{name}</bdi> may do everything that you may do for{' '}
            <bdi>{companyName}</bdi>: also name and remove owners, and delete the company. They are told by
            mail.
          </Trans>
        </p>
      )
  }
}

const proofID = 'proof-of-owner'

/** As the field of a second factor takes it. */
const asProof = ({ text = '', refused, details }: TeamAnswer): ProofAnswer => ({
  ...(refused && { refused }),
  ...(details && { details }),
  fields: { code: text },
})

type ProofProps = { question: Question; answer: TeamAnswer | undefined }

/** The owner proves themself: what is given away is more than a session may give. */
function Proof({ question: { about, userID, role = 'owner' }, answer }: ProofProps) {
  const { pathname } = useLocation()
  const wrong = (field: TeamAnswer['field']) => (answer?.field === field ? answer?.text : undefined)
  return (
    <Form id={proofID} method="post" action={pathname} preventScrollReset className={styles.proof}>
      <KeepsTyping as="hand over" stores={false} />
      <input type="hidden" name="intent" value={about} />
      <input type="hidden" name="userID" value={userID} />
      {about === 'owner' && <input type="hidden" name="role" value={role} />}
      <Field
        label={<Trans>Your password</Trans>}
        name="password"
        type="password"
        autoComplete="current-password"
        required
        error={wrong('password')}
      />
      {answer?.field === 'code' && <CodeField answer={asProof(answer)} />}
    </Form>
  )
}

function Actions({ question: { about, userID, role }, onClose }: { question: Question; onClose(): void }) {
  const { pathname } = useLocation()
  const { formData } = useNavigation()
  const isBusy = formData?.get('intent') === about
  return (
    <>
      <LinkButton
        to={pathname}
        onClick={(event) => {
          event.preventDefault()
          onClose()
        }}
      >
        <Trans>Cancel</Trans>
      </LinkButton>
      {isProven(about) ? (
        <Button type="submit" form={proofID} variant="primary" aria-disabled={isBusy || undefined}>
          <Yes about={about} role={role} />
        </Button>
      ) : (
        <Form method="post" action={pathname} preventScrollReset>
          <input type="hidden" name="intent" value={about} />
          <input type="hidden" name="userID" value={userID} />
          <Button type="submit" variant="danger" block aria-disabled={isBusy || undefined}>
            <Yes about={about} role={role} />
          </Button>
        </Form>
      )}
    </>
  )
}

function Yes({ about, role = 'owner' }: Asked) {
  switch (about) {
    case 'remove':
      return <Trans context="a person">Remove</Trans>
    case 'leave':
      return <Trans context="a company">Leave</Trans>
    case 'transfer':
      return <Trans>Offer the company</Trans>
    case 'owner':
      if (role === 'owner') return <Trans>Make owner</Trans>
      return role === 'none' ? <Trans context="a person">Remove</Trans> : <Trans>Change the role</Trans>
  }
}
