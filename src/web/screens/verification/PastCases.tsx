import { Trans, useLingui } from '@lingui/react/macro'
import type { OwnCaseEntry } from '../../../contract/verification.ts'
import { formatDay } from '../../components/text/formats.ts'
import { StateName } from '../../components/verification/StateName.tsx'
import { CaseTexts } from './CaseTexts.tsx'
import styles from './Verification.module.css'

/** Cases that are decided or were taken back, the newest first. */
export function PastCases({ businessID, cases }: { businessID: string; cases: readonly OwnCaseEntry[] }) {
  const past = cases.filter(({ decidedAt }) => decidedAt !== null)
  if (past.length === 0) return null
  return (
    <section className={`sheet ${styles.sheet}`} aria-labelledby="cases">
      <h2 id="cases" className="t-card">
        <Trans>Earlier cases</Trans>
      </h2>
      {past.map((one) => (
        <PastCase key={one.caseID} businessID={businessID} one={one} />
      ))}
    </section>
  )
}

function PastCase({ businessID, one }: { businessID: string; one: OwnCaseEntry }) {
  const { i18n } = useLingui()
  const day = formatDay((one.decidedAt ?? one.openedAt).slice(0, 10), i18n.locale)
  return (
    <details className={styles.past}>
      <summary>
        {one.kind === 'appeal' ? <Trans>Appeal</Trans> : <Trans>Request</Trans>}
        {': '}
        <StateName state={one.state} /> · {day}
      </summary>
      {one.reasons !== null && <p className={styles.said}>{one.reasons}</p>}
      <CaseTexts businessID={businessID} one={one} />
    </details>
  )
}
