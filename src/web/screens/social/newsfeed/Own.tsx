import { Link } from 'react-router'
import { Trans, useLingui } from '@lingui/react/macro'
import { profilePath } from '../../../../contract/slugs.ts'
import { CompanyName } from '../../../components/business/CompanyName.tsx'
import { useSite } from '../../../components/layout/site.ts'
import { PartyPicture } from '../../../components/person/PartyPicture.tsx'
import { personName } from '../../../components/person/person.ts'
import { formatNumber } from '../../../components/text/formats.ts'
import type { Beside } from './beside-data.ts'
import { Logo } from './Logo.tsx'
import { SheetHead } from './SheetHead.tsx'
import styles from './Beside.module.css'

/** Whose feed it is, with what they have here, and the companies of the person. */
export function Own({ beside: { role, followers, saved, own } }: { beside: Beside }) {
  const { i18n } = useLingui()
  const site = useSite()
  if (!site?.session) return null
  const { session, acting, badges } = site
  const company = own.find(({ id }) => id === acting?.chosen?.businessID)
  const party = company
    ? { type: 'business' as const, id: company.id, name: company.name, picture: pictureOf(company.picture) }
    : {
        type: 'user' as const,
        id: session.userID,
        name: personName(session),
        picture: pictureOf(session.photo ?? undefined),
      }
  const count = (number: number) => formatNumber(number, i18n.locale)
  return (
    <>
      <section className={`sheet ${styles.box}`} aria-labelledby="whose-feed">
        <div className={styles.me}>
          <PartyPicture party={party} size={48} />
          <div className={styles.who}>
            <h2 id="whose-feed">
              <Link to={company?.path ?? profilePath(session.userID)} className={styles.name}>
                <bdi>{party.name}</bdi>
              </Link>
            </h2>
            {role !== undefined && <span className="muted">{role}</span>}
          </div>
        </div>
        <dl className={styles.numbers}>
          <div>
            <dt>
              <Trans>Followers</Trans>
            </dt>
            <dd>{count(followers)}</dd>
          </div>
          <div>
            <dt>
              <Trans>Favorites</Trans>
            </dt>
            <dd>
              <Link to="/favorites">{count(saved)}</Link>
            </dd>
          </div>
          <div>
            <dt>
              <Trans>Unread messages</Trans>
            </dt>
            <dd>
              <Link to="/my-messages">{count(badges?.messages ?? 0)}</Link>
            </dd>
          </div>
        </dl>
      </section>
      {own.length > 0 && (
        <nav className={`sheet ${styles.box}`} aria-labelledby="own-businesses">
          <SheetHead id="own-businesses" all="/my-business">
            <Trans>My Business</Trans>
          </SheetHead>
          <ul className={styles.lines}>
            {own.map(({ id, name, picture, industryID, path }) => (
              <li key={id} className={styles.line}>
                <Logo company={{ name, picture, industryID }} />
                <Link to={path} className={styles.name}>
                  <CompanyName name={name} />
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </>
  )
}

const pictureOf = (url: string | undefined) => (url === undefined ? null : { url })
