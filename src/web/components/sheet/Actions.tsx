import { useLingui } from '@lingui/react/macro'
import styles from './Actions.module.css'

/** Like, follow, save, share and what is rarer in one bar (P2.22): `ActButton`, `ShareButton`, `MoreMenu`. */
export function Actions({ children }: { children: React.ReactNode }) {
  const { t } = useLingui()
  return (
    <div className={styles.actions} role="group" aria-label={t`Actions`}>
      {children}
    </div>
  )
}
