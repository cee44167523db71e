import { Trans } from '@lingui/react/macro'
import type { AnswerTo, VerificationProps } from './answer.ts'
import { CertificatesSheet } from './CertificatesSheet.tsx'
import { CheckList } from './CheckList.tsx'
import { DocumentsSheet } from './DocumentsSheet.tsx'
import { IdentitySheet } from './IdentitySheet.tsx'
import { PastCases } from './PastCases.tsx'
import styles from './Verification.module.css'

/** All of the tab: what the program sees, the check of documents, certificates, what was checked and decided. */
export function Verification({ answer, ...props }: VerificationProps) {
  const { verification } = props
  const answerTo: AnswerTo = (...intents) => (answer && intents.includes(answer.intent) ? answer : undefined)
  return (
    <div className={styles.sheets}>
      <p className="t-read muted">
        <Trans>
          A check says what was looked at, by whom and until when. It is never bought: a membership pays for
          the work, not for its result.
        </Trans>
      </p>
      <IdentitySheet identity={verification.identity} checks={verification.checks} answerTo={answerTo} />
      <DocumentsSheet {...props} answerTo={answerTo} />
      {verification.certificates.length > 0 && (
        <CertificatesSheet certificates={verification.certificates} answer={answerTo('certificate')} />
      )}
      <CheckList businessID={props.businessID} checks={verification.checks} />
      <PastCases businessID={props.businessID} cases={verification.cases} />
    </div>
  )
}
