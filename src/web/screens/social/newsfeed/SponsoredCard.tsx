import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import type { SponsoredItem } from '../../../../contract/newsfeed.ts'
import { CompanyName } from '../../../components/business/CompanyName.tsx'
import styles from './SponsoredCard.module.css'

/** A page, product or post that was paid for, among the posts of a feed: said in words, in no colour of its own (U19, D18). */
export function SponsoredCard({ item: { boostID, card } }: { item: SponsoredItem }) {
  const { t } = useLingui()
  const { type, name, by, picture, path } = card
  return (
    <li>
      <article className={`sheet ${styles.card}`} aria-label={t`Sponsored: ${name}`}>
        <p className={styles.label}>
          <Trans comment="An advertisement, as its label must say by law">Sponsored</Trans>
        </p>
        <Link to={path} rel="sponsored nofollow" data-boost={boostID} className={styles.link}>
          {picture && <img src={picture.url} alt="" width={72} height={72} loading="lazy" decoding="async" />}
          <span className={styles.words}>
            <span className={styles.name}>
              {type === 'business' ? <CompanyName name={name} /> : <bdi>{name}</bdi>}
            </span>
            {by !== null && (
              <span className="muted">
                <bdi>{by}</bdi>
              </span>
            )}
          </span>
        </Link>
      </article>
    </li>
  )
}
