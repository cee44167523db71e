import { Plural, Trans } from '@lingui/react/macro'
import { ActButton } from './ActButton.tsx'
import styles from './Import.module.css'

type Props = { count: number; path: string }

/** The table says no names: whether part numbers are meant is asked, and kept for the next file. */
export const NamesAsked = ({ count, path }: Props) => (
  <section className={styles.note} aria-labelledby="names">
    <h3 id="names" className={styles.strong}>
      <Plural value={count} one="# new product has no name" other="# new products have no name" />
    </h3>
    <p>
      <Trans>
        Say which column holds the names, or call these products by their part numbers. What stays open is
        refused.
      </Trans>
    </p>
    <ActButton intent="answer-names" path={path} variant="primary">
      <Trans>Use the part numbers as names</Trans>
    </ActButton>
  </section>
)
