import { Link } from 'react-router'
import { Trans, useLingui } from '@lingui/react/macro'
import { ActButton } from '../../../components/acts/ActButton.tsx'
import { BusinessPicture } from '../../../components/business/BusinessPicture.tsx'
import { CompanyName } from '../../../components/business/CompanyName.tsx'
import type { Suggestions } from './newsfeed-data.ts'
import styles from './ToFollow.module.css'

/** Companies of one's industry and country that one does not follow yet. */
export function ToFollow({ companies }: { companies: Suggestions }) {
  const { t } = useLingui()
  return (
    <section className={`sheet ${styles.box}`} aria-labelledby="to-follow">
      <h2 id="to-follow" className="t-card">
        <Trans>Businesses to follow</Trans>
      </h2>
      <ul>
        {companies.map(({ businessID, name, lang, picture, industryID, industry, country, path }) => (
          <li key={businessID}>
            <span className={styles.logo}>
              <BusinessPicture
                url={picture}
                companyName={name}
                industryID={industryID}
                width={40}
                height={40}
                kind="logo"
              />
            </span>
            <span className={styles.who}>
              <Link to={path} lang={lang} className={styles.name}>
                <CompanyName name={name} />
              </Link>
              <span className="muted">
                {country} · {industry}
              </span>
            </span>
            <ActButton
              act="follow"
              thing={{ type: 'business', id: businessID }}
              label={(_, on) => (on ? t`Following ${name}` : t`Follow ${name}`)}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
