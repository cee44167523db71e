import { IconDownload, IconPlus } from '@tabler/icons-react'
import { Plural, Trans } from '@lingui/react/macro'
import { OnlyManagers } from '../../../components/manage/OnlyManagers.tsx'
import { TierName } from '../../../components/business/marks.tsx'
import { LinkButton } from '../../../ui/Button.tsx'
import { Menu } from '../../../ui/Menu.tsx'
import type { ListData } from './list-data.ts'
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
  const { published, limit, plan } = showcase
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
      {canManage && isFull && (
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
