import { showWhole } from '../../ui/showWhole.ts'
import styles from './ProductRow.module.css'

/** Product tiles in a row to push sideways on phones, in four columns from 768 up; `parts` of every tile line up. */
export function ProductRow({ parts, children }: { parts: number; children: React.ReactNode }) {
  return (
    <div className={styles.row} style={{ '--parts': parts } as React.CSSProperties} onFocus={showWhole}>
      {children}
    </div>
  )
}
