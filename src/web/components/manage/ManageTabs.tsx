import { useRef } from 'react'
import { Link } from 'react-router'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ManageHead } from '../../api/managed.ts'
import { showWhole } from '../../ui/showWhole.ts'
import { useAlongRow } from '../../ui/useAlongRow.ts'
import { formatNumber } from '../text/formats.ts'
import { managePath, type ManageTab } from './tabs.ts'
import styles from './ManageTabs.module.css'

/** In their order. */
const labels: Record<ManageTab, MessageDescriptor> = {
  general: msg`General`,
  contact: msg`Contact`,
  factory: msg`Factory`,
  trade: msg`Trade capabilities`,
  terms: msg`Business terms`,
  languages: msg`Languages`,
  certificates: msg`Certificates`,
  verification: msg`Verification`,
  products: msg`Products`,
  members: msg`Members`,
  statistics: msg`Statistics`,
  membership: msg`Membership`,
  data: msg`Data`,
}
const tabs = Object.entries(labels) as [ManageTab, MessageDescriptor][]

type Props = {
  business: Pick<ManageHead, 'businessID' | 'counts'>
  tab: ManageTab
  wrong: readonly ManageTab[]
}

/** The tabs of a company's management, as links; arrows move between them, and narrow windows push them sideways. */
export function ManageTabs({ business: { businessID, counts }, tab, wrong }: Props) {
  const { i18n, t } = useLingui()
  const row = useRef<HTMLUListElement>(null)
  useAlongRow(row, tab)
  return (
    <nav className={`wrap ${styles.tabs}`} aria-label={t`Manage business`}>
      <ul ref={row} className={styles.row}>
        {tabs.map(([entry, label]) => (
          <li key={entry}>
            <Link
              to={managePath(businessID, entry)}
              // A page that pays is a document of its own (api/paying.ts).
              reloadDocument={entry === 'membership' || tab === 'membership'}
              className={styles.tab}
              data-tab={entry}
              onFocus={showWhole}
              aria-current={entry === tab ? 'page' : undefined}
            >
              {i18n._(label)}
              <TabCount counts={counts} tab={entry} />
              {wrong.includes(entry) && (
                <>
                  <span className={styles.dot} aria-hidden="true" />
                  <span className="vh">
                    {' '}
                    <Trans>has an error</Trans>
                  </span>
                </>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** How many there are of what a tab lists; nothing where there are none yet. */
function TabCount({ counts, tab }: { counts: ManageHead['counts']; tab: ManageTab }) {
  const { i18n } = useLingui()
  const count = tab in counts ? counts[tab as keyof typeof counts] : 0
  return count > 0 ? <span className={styles.count}> {formatNumber(count, i18n.locale)}</span> : null
}
