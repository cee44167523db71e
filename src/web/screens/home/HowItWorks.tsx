import { Trans } from '@lingui/react/macro'
import { limits } from '../../../contract/limits.ts'
import { VerifiedMark } from '../../components/business/marks.tsx'
import styles from './HowItWorks.module.css'

const { answerHours } = limits

/** What somebody may rely on, and no more than is true (P1 and P6, D14); to visitors also that joining is free. */
export function HowItWorks({ forVisitors }: { forVisitors: boolean }) {
  return (
    <section className={`sheet ${styles.panel}`} aria-labelledby="how">
      <h2 id="how">
        <Trans>How it works</Trans>
      </h2>
      <dl>
        <div>
          <dt>
            <VerifiedMark verified />
          </dt>
          <dd>
            <Trans>
              Our staff checked documents. The company’s page says what was checked, when and until when.
              Membership pays for the check, never for its result.
            </Trans>
          </dd>
        </div>
        <div>
          <dt>
            <Trans>Answers within {answerHours} hours</Trans>
          </dt>
          <dd>
            <Trans>A request goes straight to the company, which should answer within a day.</Trans>
          </dd>
        </div>
        {forVisitors && (
          <div>
            <dt>
              <Trans>Free to join</Trans>
            </dt>
            <dd>
              <Trans>A company registers and is listed at no cost. Searching needs no registration.</Trans>
            </dd>
          </div>
        )}
      </dl>
    </section>
  )
}
