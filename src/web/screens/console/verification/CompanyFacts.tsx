import { Trans } from '@lingui/react/macro'
import type { CompanyChecksEntry } from '../../../../contract/verification-staff.ts'
import { CheckLine } from '../../../components/verification/CheckLine.tsx'
import { Flag } from '../../../ui/Flag.tsx'
import { reportPath } from './paths.ts'
import styles from './Verifying.module.css'

/** What is known of a company beside a case: country, register number, what the program sees, its checks. */
export function CompanyFacts({ about }: { about: CompanyChecksEntry }) {
  const { company, registerNumber, identity, checks } = about
  const standing = checks.filter(({ endedAt }) => endedAt === null).toReversed()
  return (
    <section className={`sheet ${styles.sheet}`}>
      <h2 className="t-card">
        <Trans>The company</Trans>
      </h2>
      <dl className={styles.facts}>
        <dt>
          <Trans>Country</Trans>
        </dt>
        <dd className={styles.country}>
          <Flag code={company.country.code} />
          {company.country.countryName}
        </dd>
        <dt>
          <Trans>Register number</Trans>
        </dt>
        <dd>
          <bdi>{registerNumber ?? '–'}</bdi> <NumberState number={identity.number} />
        </dd>
        <dt>
          <Trans>Website</Trans>
        </dt>
        <dd>
          <bdi>{identity.website ?? '–'}</bdi>{' '}
          {identity.address === 'proven' && <Trans>with a proven address there</Trans>}
        </dd>
      </dl>
      {standing.length > 0 && (
        <ol className={styles.stack}>
          {standing.map((check) => (
            <CheckLine
              key={check.checkID}
              check={check}
              reportPath={(documentID) => reportPath(company.businessID, documentID)}
            />
          ))}
        </ol>
      )}
    </section>
  )
}

function NumberState({ number }: Pick<CompanyChecksEntry['identity'], 'number'>) {
  switch (number) {
    case 'right':
      return <Trans>check digits are right</Trans>
    case 'documents':
      return <Trans>check digits are right, and another company has proven this number</Trans>
    case 'wrong':
      return <Trans>check digits are wrong</Trans>
    case 'missing':
    case 'not asked':
      return null
  }
}
