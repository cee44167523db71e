// What is said around the card form: that it is coming, and that no money moves.
import { Trans } from '@lingui/react/macro'
import styles from './MembershipScreen.module.css'

/** Its groups stay together. */
const testCard = '4242 4242 4242 4242'.replaceAll(' ', '\u00a0')

/** That nothing said here moves money. */
export const TestNote = () => (
  <p className={styles.test}>
    <Trans>Test payments: no money moves. Use a test card such as {testCard}.</Trans>
  </p>
)

/** While the provider's part is on its way. */
export const CardComing = () => (
  <p className="muted" role="status">
    <Trans>The card form is loading…</Trans>
  </p>
)
