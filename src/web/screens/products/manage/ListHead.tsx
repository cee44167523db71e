import { Link } from 'react-router'
import { IconDownload, IconPlus, IconTableImport } from '@tabler/icons-react'
import { Plural, Trans } from '@lingui/react/macro'
import { importsPath } from '../../../../contract/import-path.ts'
import { OnlyManagers } from '../../../components/manage/OnlyManagers.tsx'
import { TierName } from '../../../components/business/marks.tsx'
import { LinkButton } from '../../../ui/Button.tsx'
import { Menu } from '../../../ui/Menu.tsx'
import type { ListData } from './list-data.ts'
import { listAddress } from './list-query.ts'
import menu from './RowMenu.module.css'
import styles from './ListHead.module.css'

type Props = {
  businessID: string
  showcase: ListData['showcase']
  canManage: boolean
  hasAny: boolean
}

/** How full the showcase is, and how a product is added to it. */
export function ListHead({ businessID, showcase, canManage, hasAny }: Props) {
  const { published, limit, plan, unlistedByPlan } = showcase
  const planName = <TierName tier={plan} />
  const isFull = published >= limit
  return (
    <>
      <div className={styles.head}>
        <div className={styles.words}>
          <h2 className="t-card">
            <Trans>Products</Trans>
          </h2>
          <p className={styles.meter}>
            <progress max={limit} value={Math.min(published, limit)} aria-hidden="true" />
            <span>
              <Trans>
                <b>{published} published</b> (your plan allows {limit})
              </Trans>
            </span>
            <span className="muted">
              <Trans>{planName} plan</Trans>
            </span>
          </p>
        </div>
        <div className={styles.acts}>
          {canManage && (
            <LinkButton to={importsPath(businessID)}>
              <IconTableImport size={18} stroke={1.75} aria-hidden />
              <Trans>Import</Trans>
            </LinkButton>
          )}
          {canManage && hasAny && <Download businessID={businessID} />}
          <LinkButton variant="primary" to={`/business/${businessID}/products/new`}>
            <IconPlus size={18} stroke={1.75} aria-hidden />
            <Trans>Add product</Trans>
          </LinkButton>
        </div>
      </div>
      {!canManage && (
        <OnlyManagers>
          <Trans>You can write drafts. Owners and admins of the company publish them.</Trans>
        </OnlyManagers>
      )}
      {canManage && unlistedByPlan > 0 && (
        <ByPlan businessID={businessID} unlisted={unlistedByPlan} limit={limit} isFull={isFull} />
      )}
      {canManage && isFull && unlistedByPlan === 0 && (
        <p className={styles.full}>
          <Plural
            value={limit}
            one="Your showcase is full: your plan shows # product. Unpublish one to publish another; drafts are not counted."
            other="Your showcase is full: your plan shows # products. Unpublish one to publish another; drafts are not counted."
          />
        </p>
      )}
    </>
  )
}

type ByPlanProps = { businessID: string; unlisted: number; limit: number; isFull: boolean }

/** The plan shows fewer products than there are: which ones is for the company to choose (D16). */
function ByPlan({ businessID, unlisted, limit, isFull }: ByPlanProps) {
  return (
    <div className={styles.full} data-by-plan={unlisted}>
      <p>
        <Plural
          value={unlisted}
          one={`# product is not listed because your plan shows ${limit}. Nothing was deleted, and a higher plan lists it again.`}
          other={`# products are not listed because your plan shows ${limit}. Nothing was deleted, and a higher plan lists them again.`}
        />{' '}
        {isFull && (
          <Trans>Choose which ones buyers see: unpublish one of those listed, then publish another.</Trans>
        )}
      </p>
      <p className={styles.ways}>
        <Link to={listAddress(businessID, { state: 'published' })}>
          <Trans>Listed products</Trans>
        </Link>
        <Link to={listAddress(businessID, { state: 'unlisted' })}>
          <Trans>Products that are not listed</Trans>
        </Link>
        <Link to={`/business/${businessID}/membership`}>
          <Trans>Membership</Trans>
        </Link>
      </p>
    </div>
  )
}

/** Files for a spreadsheet; a plain link each, which downloads. */
function Download({ businessID }: { businessID: string }) {
  const file = (format: string) => `/business/${businessID}/products.${format}`
  return (
    <Menu
      className={`${menu.menu} ${styles.download}`}
      summary={
        <>
          <IconDownload size={18} stroke={1.75} aria-hidden />
          <Trans>Download</Trans>
        </>
      }
    >
      <ul className={menu.entries}>
        <li>
          <a className={menu.entry} href={file('xlsx')} download>
            <Trans>As an Excel file (XLSX)</Trans>
          </a>
        </li>
        <li>
          <a className={menu.entry} href={file('csv')} download>
            <Trans>As a text file (CSV)</Trans>
          </a>
        </li>
      </ul>
    </Menu>
  )
}
