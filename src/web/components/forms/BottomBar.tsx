import { Plural } from '@lingui/react/macro'
import styles from './BottomBar.module.css'

type Props = {
  /** How many fields need correction. */
  wrong?: number
  /** Said instead of it, such as what is on its way. */
  said?: React.ReactNode
  /** The buttons. */
  children: React.ReactNode
}

/** The bar at the bottom of a form that is longer than the window: what stands in the way of saving, and the buttons. */
export function BottomBar({ wrong = 0, said, children }: Props) {
  return (
    <div className={styles.bar} data-acts>
      <p role="status" className={said || wrong > 0 ? undefined : styles.empty}>
        {wrong > 0 && (
          <strong>
            <Plural value={wrong} one="# field needs correction." other="# fields need correction." />
          </strong>
        )}{' '}
        {said}
      </p>
      {children}
    </div>
  )
}
