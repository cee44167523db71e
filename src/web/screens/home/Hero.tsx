import { Link } from 'react-router'
import { IconSearch } from '@tabler/icons-react'
import { Trans, useLingui } from '@lingui/react/macro'
import { accountsAddress, searchFor, useSite } from '../../components/layout/site.ts'
import { LinkButton } from '../../ui/Button.tsx'
import drawing from './hero-network.svg'
import styles from './Hero.module.css'

/** The industries of the drawing, by id, with the letters that mark them there. */
const inDrawing = [
  ['0005', 'MA'],
  ['0003', 'EN'],
  ['0007', 'AP'],
  ['0011', 'FO'],
  ['0014', 'HM'],
] as const

/** What the site is, the two ways in, and the drawing whose marks lead to searches. */
export function Hero() {
  const { t } = useLingui()
  const industries = useSite()?.industries ?? []
  return (
    <section className={styles.hero}>
      <div className={`wrap ${styles.row}`}>
        <div>
          <h1 className={`t-home ${styles.title}`}>
            <Trans>
              <span>Find verified industrial suppliers.</span> <span>Be found by buyers.</span>
            </Trans>
          </h1>
          <p className={`t-read ${styles.lead}`}>
            <Trans>
              A directory and network for companies only. Manufacturers, distributors and exporters in 15
              industries, with capabilities, lead times and certificates side by side.
            </Trans>
          </p>
          <p className={styles.ways}>
            <LinkButton variant="primary" size="large" to="/search-result">
              <IconSearch size={20} stroke={1.75} aria-hidden />
              <Trans>Search suppliers</Trans>
            </LinkButton>
            <LinkButton size="large" to={accountsAddress('register', '/')}>
              <Trans>Register</Trans>
            </LinkButton>
          </p>
          <dl className={styles.proof}>
            <div>
              <dt>
                <Trans>Registration</Trans>
              </dt>
              <dd>
                <Trans context="costs nothing">Free</Trans>
              </dd>
            </div>
            <div>
              <dt>
                <Trans>Answer within</Trans>
              </dt>
              <dd>
                <Trans>
                  24 <span className="unit">hours</span>
                </Trans>
              </dd>
            </div>
            <div>
              <dt>
                <Trans>Platforms</Trans>
              </dt>
              <dd>
                <Trans>
                  25 <span className="unit">countries</span>
                </Trans>
              </dd>
            </div>
          </dl>
        </div>
        <div className={styles.sheet}>
          <img
            src={drawing}
            width={640}
            height={400}
            fetchPriority="high"
            alt={t`Works of five industries joined by one network, with a port`}
          />
          <ul aria-label={t`Industries in the drawing`}>
            {inDrawing.map(([id, letters]) => {
              const name = industries.find((industry) => industry.id === id)?.name
              return name ? (
                <li key={id}>
                  <Link to={searchFor(name)}>
                    <span className={styles.mark} aria-hidden>
                      {letters}
                    </span>
                    {name}
                  </Link>
                </li>
              ) : null
            })}
            <li>
              <Link to="/industries">
                <span className={styles.mark} aria-hidden>
                  15
                </span>
                <Trans>All Categories</Trans>
              </Link>
            </li>
          </ul>
        </div>
      </div>
    </section>
  )
}
