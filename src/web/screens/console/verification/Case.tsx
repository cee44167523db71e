import { Form } from 'react-router'
import { Trans } from '@lingui/react/macro'
import type { StaffCaseEntry } from '../../../../contract/verification-staff.ts'
import { businessPath } from '../../../../contract/slugs.ts'
import { LocalMoment } from '../../../components/text/Times.tsx'
import { Documents } from '../../../components/verification/Documents.tsx'
import { StateName } from '../../../components/verification/StateName.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Link } from '../../../ui/Link.tsx'
import type { Acted } from '../acting.ts'
import { Refused } from '../ReasonForm.tsx'
import { CaseActs } from './CaseActs.tsx'
import { CompanyFacts } from './CompanyFacts.tsx'
import { caseDocumentPath, companyChecksPath } from './paths.ts'
import styles from './Verifying.module.css'

type Props = { one: StaffCaseEntry; answer: Acted | undefined; today: string }

/** What a verifier reads of a case, and does. */
export function Case({ one, answer, today }: Props) {
  const { company, about, refused } = one
  const isOpen = one.state === 'open' || one.state === 'asked'
  const pathOf = (documentID: string) => (one.isMine ? caseDocumentPath(one.caseID, documentID) : undefined)
  return (
    <div className={styles.columns}>
      <div className={styles.stack}>
        <section className={`sheet ${styles.sheet}`}>
          <p className={styles.strong}>
            {one.kind === 'appeal' ? <Trans>Appeal</Trans> : <Trans>Request</Trans>}
            {': '}
            <StateName state={one.state} />
          </p>
          <Holder one={one} isOpen={isOpen} answer={answer} />
          {one.reasons !== null && <p className={styles.said}>{one.reasons}</p>}
          <Written messages={one.messages} />
          <Documents documents={one.documents} pathOf={pathOf} />
          {!one.isMine && isOpen && one.documents.length > 0 && (
            <p className="t-small muted">
              <Trans>Documents open for the verifier who has the case.</Trans>
            </p>
          )}
        </section>
        {refused && (
          <section className={`sheet ${styles.sheet}`}>
            <h2 className="t-card">
              <Trans>What it appeals against</Trans>
            </h2>
            <p className={styles.said}>{refused.reasons}</p>
            <Written messages={refused.messages} />
            <Documents documents={refused.documents} pathOf={pathOf} />
          </section>
        )}
        {one.isMine && isOpen && !one.isRefuser && !one.isOwn && (
          <CaseActs caseID={one.caseID} version={about.version} answer={answer} today={today} />
        )}
      </div>
      <aside className={styles.stack}>
        <CompanyFacts about={about} />
        <p className={styles.links}>
          <Link to={companyChecksPath(company.businessID)}>
            <Trans>Checks of the company</Trans>
          </Link>
          <Link to={businessPath(company)}>
            <Trans>Its page</Trans>
          </Link>
        </p>
      </aside>
    </div>
  )
}

function Holder({ one, isOpen, answer }: Pick<Props, 'one' | 'answer'> & { isOpen: boolean }) {
  const { assigned, isMine, isRefuser, isOwn } = one
  // An element, not a text: Trans reads a text among its words for tags.
  const name = <bdi>{assigned?.name}</bdi>
  const refused = answer && ['take', 'release'].includes(answer.intent) && answer.outcome !== 'done'
  return (
    <>
      {refused && <Refused key={answer.at} answer={answer} />}
      {isOwn && (
        <p>
          <Trans>You are or were in the team of this company: another verifier decides it.</Trans>
        </p>
      )}
      {isRefuser ? (
        <p>
          <Trans>You refused what this appeal is about: another verifier decides it.</Trans>
        </p>
      ) : (
        isOpen &&
        (isMine || !isOwn) && (
          <Form method="post" preventScrollReset className={styles.holder}>
            {isMine ? (
              <>
                <Trans>You have this case.</Trans>
                <Button type="submit" size="small" name="intent" value="release">
                  <Trans>Leave it to others</Trans>
                </Button>
              </>
            ) : (
              <>
                {assigned ? <Trans>{name} has this case.</Trans> : <Trans>Nobody has this case.</Trans>}
                {assigned && <input type="hidden" name="from" value={assigned.userID} />}
                <Button type="submit" size="small" variant="primary" name="intent" value="take">
                  {assigned ? <Trans>Take it over</Trans> : <Trans>Take the case</Trans>}
                </Button>
              </>
            )}
          </Form>
        )
      )}
    </>
  )
}

function Written({ messages }: Pick<StaffCaseEntry, 'messages'>) {
  if (messages.length === 0) return null
  return (
    <ol className={styles.stack}>
      {messages.map(({ messageID, side, by, content, writtenAt }) => (
        <li key={messageID} className={styles.message}>
          <p className="t-small muted">
            {side === 'verifier' ? <Trans>Verifier</Trans> : <Trans>From the company</Trans>} ·{' '}
            <bdi>{by.name}</bdi> · <LocalMoment at={writtenAt} />
          </p>
          <p className={styles.said} dir="auto">
            {content}
          </p>
        </li>
      ))}
    </ol>
  )
}
