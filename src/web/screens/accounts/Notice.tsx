import { IconCircleCheck } from '@tabler/icons-react'
import styles from './Notice.module.css'

/** What was done on the page before this one. */
export const Notice = ({ children }: { children: React.ReactNode }) => (
  <p className={styles.notice} role="status">
    <IconCircleCheck size={20} stroke={1.75} aria-hidden />
    <span>{children}</span>
  </p>
)
