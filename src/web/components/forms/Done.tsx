import { IconCircleCheck } from '@tabler/icons-react'
import styles from './Done.module.css'

type Props = {
  /** What was done. */
  children: React.ReactNode
  /** What can be done about it, such as to undo it. */
  beside?: React.ReactNode
}

/** That something was done, on the page itself: without scripts, or where a toast would be gone too soon. */
export function Done({ children, beside }: Props) {
  return (
    <div className={styles.done}>
      <IconCircleCheck size={20} stroke={1.75} aria-hidden />
      <p role="status">{children}</p>
      {beside}
    </div>
  )
}
