import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { limits } from '../../../../contract/limits.ts'
import { ProductPicture } from '../../../components/product/ProductPicture.tsx'
import { DayOf } from '../../../components/text/Times.tsx'
import { Button } from '../../../ui/Button.tsx'
import { StateMark } from './StateMark.tsx'
import type { ListRow } from './list-data.ts'
import styles from './DeletedProducts.module.css'

/** What was deleted in the last 30 days, the last one first; its buttons belong to the form around it. */
export function DeletedProducts({ rows }: { rows: readonly ListRow[] }) {
  const days = limits.restoreDays
  return (
    <>
      <p className={`muted ${styles.note}`}>
        <Trans>
          Nobody but your company sees deleted products. After {days} days they are gone for good, with their
          pictures.
        </Trans>
      </p>
      <ul className={styles.list}>
        {rows.map((row, at) => (
          <Deleted key={row.productID} row={row} first={at < 6} />
        ))}
      </ul>
    </>
  )
}

function Deleted({ row, first }: { row: ListRow; first: boolean }) {
  const { t } = useLingui()
  const { name, productID, removed } = row
  if (!removed) return null
  const day = <DayOf at={removed.removedAt} />
  return (
    <li className={styles.row}>
      <span className={styles.picture}>
        <ProductPicture url={row.image} industryID={row.industryID} size={56} first={first} />
      </span>
      <span className={styles.words}>
        <b lang={row.lang}>{name}</b>
        <small>
          <Trans>Deleted on {day}</Trans>
          {' · '}
          <span className={styles.left}>
            <Plural value={removed.daysLeft} one="# day left" other="# days left" />
          </span>
        </small>
      </span>
      <span className={styles.state}>
        <StateMark state="removed" />
      </span>
      <span className={styles.act}>
        {removed.mayRestore && (
          <Button
            type="submit"
            size="small"
            name="act"
            value={`restore:${productID}`}
            aria-label={t`Restore ${name}`}
          >
            <Trans>Restore</Trans>
          </Button>
        )}
      </span>
    </li>
  )
}
