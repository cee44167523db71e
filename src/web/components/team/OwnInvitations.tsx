import { Form, Link, useNavigation } from 'react-router'
import { Trans, useLingui } from '@lingui/react/macro'
import { businessPath } from '../../../contract/slugs.ts'
import type { OwnInvitationEntry } from '../../../contract/team.ts'
import { Button } from '../../ui/Button.tsx'
import { BusinessPicture } from '../business/BusinessPicture.tsx'
import { CompanyName } from '../business/CompanyName.tsx'
import { VerifiedMark } from '../business/marks.tsx'
import { Place } from '../business/Place.tsx'
import { RoleName } from './roles.tsx'
import { DayOf } from '../text/Times.tsx'
import styles from './OwnInvitations.module.css'

/** Where an invitation is answered. */
export const invitationPath = (invitationID: string): string => `/my-business/invitations/${invitationID}`

/** The companies that ask the person in, each with its two answers; nothing when there are none. */
export function OwnInvitations({ invitations }: { invitations: readonly OwnInvitationEntry[] }) {
  if (invitations.length === 0) return null
  return (
    <section className={`sheet ${styles.sheet}`} aria-labelledby="own-invitations">
      <h2 id="own-invitations" className="t-card">
        <Trans>Invitations to you</Trans>
      </h2>
      <ul className={styles.list}>
        {invitations.map((invitation) => (
          <li key={invitation.invitationID}>
            <Invitation invitation={invitation} />
            <AnswerForms invitation={invitation} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Which company asks, through whom, as what, and until when. */
export function Invitation({ invitation }: { invitation: OwnInvitationEntry }) {
  const { i18n } = useLingui()
  const { business, role, expiresAt } = invitation
  // An element, not a text: Trans reads a text among its words for tags.
  const invitedBy = invitation.invitedBy && <>{invitation.invitedBy}</>
  const { general, contactInfo, verified } = business
  const { companyName } = general
  return (
    <div className={styles.invitation}>
      <span className={styles.logo}>
        <BusinessPicture
          url={general.profilePhoto?.url}
          companyName={companyName}
          industryID={general.industry.id}
          width={56}
          height={56}
          kind="logo"
        />
      </span>
      <div className={styles.words}>
        <p className={styles.name}>
          <Link to={businessPath(business)}>
            <CompanyName name={companyName} />
          </Link>
        </p>
        <div className={styles.marks}>
          <VerifiedMark verified={verified} />
          <Place contact={contactInfo} language={i18n.locale} />
        </div>
        <p className={styles.note}>
          {invitedBy ? (
            <Trans>
              Invited by <bdi>{invitedBy}</bdi>
            </Trans>
          ) : (
            <Trans>Invited by somebody who is no longer here</Trans>
          )}
        </p>
        <p className={styles.note}>
          <Trans>
            Your role: <RoleName role={role} />
          </Trans>
        </p>
        <p className={styles.note}>
          <Trans>
            Can be answered until <DayOf at={expiresAt} />
          </Trans>
        </p>
      </div>
    </div>
  )
}

/** Accept and decline; the page of the invitation does it and says what came of it. */
export function AnswerForms({ invitation: { invitationID, business } }: { invitation: OwnInvitationEntry }) {
  const { t } = useLingui()
  const { companyName } = business.general
  return (
    <div className={styles.answers}>
      <AnswerForm id={invitationID} intent="accept" label={t`Accept the invitation of ${companyName}`}>
        <Trans>Accept</Trans>
      </AnswerForm>
      <AnswerForm id={invitationID} intent="decline" label={t`Decline the invitation of ${companyName}`}>
        <Trans>Decline</Trans>
      </AnswerForm>
    </div>
  )
}

type AnswerProps = { id: string; intent: 'accept' | 'decline'; label: string; children: React.ReactNode }

function AnswerForm({ id, intent, label, children }: AnswerProps) {
  const { formData, formAction } = useNavigation()
  const isBusy = formAction === invitationPath(id) && formData?.get('intent') === intent
  return (
    <Form
      method="post"
      action={invitationPath(id)}
      onSubmit={(event) => {
        if (isBusy) event.preventDefault()
      }}
    >
      <input type="hidden" name="intent" value={intent} />
      <Button
        type="submit"
        variant={intent === 'accept' ? 'primary' : 'plain'}
        aria-label={label}
        aria-disabled={isBusy || undefined}
      >
        {children}
      </Button>
    </Form>
  )
}
