import { IconEye } from '@tabler/icons-react'
import { Trans } from '@lingui/react/macro'
import type { ManageHead } from '../../api/managed.ts'
import { LinkButton } from '../../ui/Button.tsx'
import { BusinessPicture } from '../business/BusinessPicture.tsx'
import { CompanyName } from '../business/CompanyName.tsx'
import { TierMark, VerifiedMark } from '../business/marks.tsx'
import { buyersViewPath } from '../business/own-page.ts'
import { ManageTabs } from './ManageTabs.tsx'
import { RoleName } from '../team/roles.tsx'
import type { ManageTab } from './tabs.ts'
import styles from './ManageShell.module.css'

type Props = {
  business: ManageHead
  tab: ManageTab
  /** Tabs with something to correct; each gets a dot. */
  wrong?: readonly ManageTab[]
  children: React.ReactNode
}

/** The frame of every screen on which a company is managed: who one acts for, how the page stands, the tabs. Its route's `handle` says `footer: false`. */
export function ManageShell({ business, tab, wrong = [], children }: Props) {
  return (
    <>
      <div className={styles.top}>
        <div className={`wrap ${styles.head}`}>
          <Head business={business} />
        </div>
        <ManageTabs business={business} tab={tab} wrong={wrong} />
      </div>
      <div className={`wrap ${styles.body}`}>{children}</div>
    </>
  )
}

function Head({ business }: { business: ManageHead }) {
  const { companyName, logo, industryID } = business
  return (
    <>
      <div className={styles.logo}>
        <BusinessPicture
          url={logo}
          companyName={companyName}
          industryID={industryID}
          width={56}
          height={56}
          kind="logo"
          first
        />
      </div>
      <div className={styles.who}>
        <h1 className="t-page" tabIndex={-1}>
          <CompanyName name={companyName} />
        </h1>
        <Marks business={business} />
      </div>
      <LinkButton className={styles.view} to={buyersViewPath(business)}>
        <IconEye size={18} stroke={1.5} aria-hidden />
        <Trans>View as a buyer</Trans>
      </LinkButton>
    </>
  )
}

function Marks({ business: { verified, subscription, role, completeness } }: { business: ManageHead }) {
  return (
    <div className={styles.marks}>
      <VerifiedMark verified={verified} />
      <TierMark tier={subscription} />
      <span className={styles.role}>
        <span className="vh">
          <Trans>Your role:</Trans>{' '}
        </span>
        <RoleName role={role} />
      </span>
      <span className={styles.complete}>
        <progress max={100} value={completeness} aria-hidden="true" />
        <Trans>{completeness}% complete</Trans>
      </span>
    </div>
  )
}
