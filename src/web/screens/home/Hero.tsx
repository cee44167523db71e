import { IconSearch } from '@tabler/icons-react'
import { Trans } from '@lingui/react/macro'
import { limits } from '../../../contract/limits.ts'
import { LinkButton } from '../../ui/Button.tsx'
import { Drawing } from './Drawing.tsx'
import type { DrawingData } from './drawing-data.ts'
import { WayIn } from './WayIn.tsx'
import styles from './Hero.module.css'

const { answerHours } = limits

type Props = {
  drawing: DrawingData
  /** How many countries have a platform. */
  platforms: number
}

/** What the site is, the two ways in, and the drawing whose marks lead to searches. */
export function Hero({ drawing, platforms }: Props) {
  const industries = drawing.industries
  return (
    <section className={styles.hero}>
      <div className={`wrap ${styles.row}`}>
        <div>
          <h1 className={`t-home ${styles.title}`}>
            <Trans>
              <span>Find industrial suppliers.</span> <span>Be found by buyers.</span>
            </Trans>
          </h1>
          <p className={`t-read ${styles.lead}`}>
            <Trans>
              A directory and network for companies only. Manufacturers, distributors and exporters in{' '}
              {industries} industries, with capabilities, lead times and certificates side by side.
            </Trans>
          </p>
          <p className={styles.ways}>
            <LinkButton variant="primary" size="large" to="/search-result" aria-keyshortcuts="/">
              <IconSearch size={20} stroke={1.75} aria-hidden />
              <Trans>Search suppliers</Trans>
            </LinkButton>
            <WayIn>
              <Trans>Register</Trans>
            </WayIn>
            <span className={styles.hint} aria-hidden>
              <Trans>
                or press <kbd>/</kbd>
              </Trans>
            </span>
          </p>
          <dl className={styles.proof}>
            <div>
              <dt>
                <Trans>Registration</Trans>
              </dt>
              <dd>
                <Trans context="registration costs nothing">Free</Trans>
              </dd>
            </div>
            <div>
              <dt>
                <Trans>Answer within</Trans>
              </dt>
              <dd>
                <Trans>
                  {answerHours} <span className="unit">hours</span>
                </Trans>
              </dd>
            </div>
            <div>
              <dt>
                <Trans>Platforms</Trans>
              </dt>
              <dd>
                <Trans>
                  {platforms} <span className="unit">countries</span>
                </Trans>
              </dd>
            </div>
          </dl>
        </div>
        <Drawing drawing={drawing} />
      </div>
    </section>
  )
}
