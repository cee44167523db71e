import { IconHeart, IconPlus, IconUserPlus } from '@tabler/icons-react'
import { Trans, useLingui } from '@lingui/react/macro'
import { BusinessPicture } from '../../components/business/BusinessPicture.tsx'
import { CompanyName } from '../../components/business/CompanyName.tsx'
import { TierMark } from '../../components/business/marks.tsx'
import { accountsAddress } from '../../components/layout/site.ts'
import { LinkButton } from '../../ui/Button.tsx'
import { Flag } from '../../ui/Flag.tsx'
import { Checked } from './Checked.tsx'
import { ShareButton } from './ShareButton.tsx'
import type { BusinessPageData } from './page-data.ts'
import styles from './BusinessHead.module.css'

type Props = { business: BusinessPageData; path: string }

/** Cover, logo, name, what they make in one line, marks, place, since when; and what a visitor may start. */
export function BusinessHead({ business, path }: Props) {
  return (
    <>
      {business.cover ? (
        <img
          className={styles.cover}
          src={business.cover}
          alt=""
          width={1232}
          height={280}
          fetchPriority="high"
        />
      ) : (
        <div className={`${styles.cover} ${styles.drawing}`} aria-hidden="true" />
      )}
      <div className={styles.ident}>
        <div className={styles.logo}>
          <BusinessPicture
            url={business.logo}
            companyName={business.name}
            industryID={business.industryID}
            width={112}
            height={112}
            kind="logo"
            first
          />
        </div>
        <div className={styles.who}>
          <h1 className="t-name" tabIndex={-1} lang={business.nameLang}>
            <CompanyName name={business.name} />
          </h1>
          {business.short && (
            <p className={`t-read ${styles.what}`} lang={business.shortLang}>
              {business.short}
            </p>
          )}
          <Marks business={business} />
        </div>
        <Actions business={business} path={path} />
      </div>
    </>
  )
}

function Marks({ business }: { business: BusinessPageData }) {
  const { since } = business
  return (
    <div className={styles.marks}>
      <Checked verified={business.verified} verification={business.verification} />
      <TierMark tier={business.subscription} />
      <ul className={styles.facts}>
        <li className={styles.place}>
          <Flag code={business.countryCode} />
          <span>{business.place}</span>
        </li>
        <li>{business.general.type}</li>
        {since !== undefined && (
          <li>
            <Trans>Since {since}</Trans>
          </li>
        )}
      </ul>
    </div>
  )
}

/** All but sharing needs a session: the account service leads back to this page (sections 1 and 6). */
function Actions({ business, path }: Props) {
  const { t } = useLingui()
  const logIn = accountsAddress('log-in', path)
  const { likes } = business
  return (
    <div className={styles.actions} role="group" aria-label={t`Actions`}>
      <LinkButton to={logIn} rel="nofollow">
        <IconHeart size={16} stroke={1.75} aria-hidden />
        <Trans>Like</Trans> <span className={styles.count}>{likes}</span>
      </LinkButton>
      <LinkButton to={logIn} rel="nofollow">
        <IconPlus size={16} stroke={1.75} aria-hidden />
        <Trans>Follow</Trans>
      </LinkButton>
      <LinkButton to={logIn} rel="nofollow">
        <IconUserPlus size={16} stroke={1.75} aria-hidden />
        <Trans>Connect</Trans>
      </LinkButton>
      <ShareButton path={path} />
    </div>
  )
}
