import { Link } from 'react-router'
import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react'
import { Trans, useLingui } from '@lingui/react/macro'
import styles from './NextTips.module.css'

type Tip = { title: string; to: string }

/** The foot of a guide: the ones before and after it (P2.30). */
export function NextTips({ before, after }: { before: Tip | undefined; after: Tip | undefined }) {
  const { t } = useLingui()
  return (
    <nav className={`${styles.next} no-print`} aria-label={t`Guides before and after this one`}>
      {before && (
        <Link to={before.to}>
          <IconArrowLeft size={18} stroke={1.75} aria-hidden />
          <span>
            <small>
              <Trans>Previous guide</Trans>
            </small>{' '}
            {before.title}
          </span>
        </Link>
      )}
      {after && (
        <Link to={after.to} className={styles.after}>
          <span>
            <small>
              <Trans>Next guide</Trans>
            </small>{' '}
            {after.title}
          </span>
          <IconArrowRight size={18} stroke={1.75} aria-hidden />
        </Link>
      )}
    </nav>
  )
}
