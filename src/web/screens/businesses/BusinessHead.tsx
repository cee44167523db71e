import { Trans, useLingui } from '@lingui/react/macro'
import { BusinessPicture } from '../../components/business/BusinessPicture.tsx'
import { CompanyName } from '../../components/business/CompanyName.tsx'
import { TierMark } from '../../components/business/marks.tsx'
import { Actions, ActionLink } from '../../components/sheet/Actions.tsx'
import { Cover } from '../../components/sheet/Cover.tsx'
import { ShareButton } from '../../components/sheet/ShareButton.tsx'
import { Flag } from '../../ui/Flag.tsx'
import { Checked } from './Checked.tsx'
import type { BusinessPageData } from './page-data.ts'
import styles from './BusinessHead.module.css'

type Props = { business: BusinessPageData; path: string }

/** Cover, logo, name, what they make in one line, marks, place, since when; and what a visitor may start. */
export function BusinessHead({ business, path }: Props) {
  return (
    <>
      <Cover url={business.cover} drawing="works" />
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
        <HeadActions business={business} path={path} />
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

function HeadActions({ business, path }: Props) {
  const { t } = useLingui()
  return (
    <div className={styles.actions}>
      <Actions>
        <ActionLink act="like" path={path} count={business.likes.text} />
        <ActionLink act="follow" path={path} />
        <ActionLink act="connect" path={path} />
        <ShareButton path={path} copied={t`Business Link copied!`} />
      </Actions>
    </div>
  )
}
