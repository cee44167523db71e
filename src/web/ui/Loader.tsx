import { Trans } from '@lingui/react/macro'
import styles from './Loader.module.css'

/** An overlay over its nearest positioned parent while something is on its way; shown after 150 ms. */
export function Loader({ children }: { children?: React.ReactNode }) {
  return (
    <div className={styles.overlay} role="status">
      <span className={styles.ring} aria-hidden />
      <span>{children || <Trans>Loading</Trans>}</span>
    </div>
  )
}
