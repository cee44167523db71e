import { Trans } from '@lingui/react/macro'
import styles from './SkipLink.module.css'

/** The first stop of the keyboard: past the bar, to the content. */
export function SkipLink() {
  return (
    <a className={styles.skip} href="#main">
      <Trans>Skip to content</Trans>
    </a>
  )
}
