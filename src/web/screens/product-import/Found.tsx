import { IconDownload } from '@tabler/icons-react'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ProductImportEntry } from '../../../contract/import-shapes.ts'
import type { RowKind } from '../../../contract/import-words.ts'
import { formatNumber } from '../../components/text/formats.ts'
import { buttonClass, LinkButton } from '../../ui/Button.tsx'
import { LinkTabs } from '../../ui/LinkTabs.tsx'
import own from './Found.module.css'
import type { RowsData } from './import-data.ts'
import styles from './Import.module.css'
import { useKinds } from './kinds.ts'
import { RowList, type Choosing } from './RowList.tsx'

type Props = {
  entry: ProductImportEntry
  rows: RowsData
  path: string
  choosing?: Choosing
}

/** What becomes, or became, of each product, a list for each kind. */
export function Found({ entry, rows, path, choosing }: Props) {
  const { t, i18n } = useLingui()
  const counts = entry.counts!
  const { names, order } = useKinds()
  const { kind, after, next, lines } = rows
  return (
    <div className={own.found}>
      <LinkTabs
        label={t`Products of the file`}
        links={order.map((one) => ({
          to: `${path}?show=${one}`,
          isCurrent: one === kind,
          text: names[one],
          count: formatNumber(counts[one], i18n.locale),
        }))}
      />
      {(entry.written === null || kind === 'refused') && <Explained kind={kind} />}
      {kind === 'refused' && counts.refused > 0 && (
        <div className={styles.ways}>
          <a className={buttonClass({ variant: 'plain' })} href={`${path}/refused`} download>
            <IconDownload size={18} stroke={1.75} aria-hidden />
            <Trans>Download the refused rows (CSV)</Trans>
          </a>
        </div>
      )}
      {lines.length === 0 ? (
        <p className="muted">
          <Trans>There are none.</Trans>
        </p>
      ) : (
        <RowList lines={lines} label={names[kind]} {...(kind === 'new' && choosing && { choosing })} />
      )}
      {(after > 0 || next !== null) && (
        <nav className={styles.ways} aria-label={t`Pages`}>
          {after > 0 && (
            <LinkButton to={`${path}?show=${kind}`} preventScrollReset>
              <Trans>From the beginning</Trans>
            </LinkButton>
          )}
          {next !== null && (
            <LinkButton to={`${path}?show=${kind}&after=${next}`} preventScrollReset>
              <Trans>More of them</Trans>
            </LinkButton>
          )}
        </nav>
      )}
    </div>
  )
}

function Explained({ kind }: { kind: RowKind }) {
  return (
    <p className="muted">
      {kind === 'new' && <Trans>Your company does not have these yet.</Trans>}
      {kind === 'changed' && <Trans>What is different in the file: before and after.</Trans>}
      {kind === 'unchanged' && <Trans>These are as the file says; nothing is written.</Trans>}
      {kind === 'missing' && (
        <Trans>
          Your company has these, and the file does not tell of them. They stay unless you say so.
        </Trans>
      )}
      {kind === 'refused' && (
        <Trans>
          These are left out. Download them with the reasons, correct them, and send that file as another
          import.
        </Trans>
      )}
    </p>
  )
}
