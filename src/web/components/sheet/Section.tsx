import type { ManageTab } from '../manage/tabs.ts'
import { EditLink, useEditPath } from './editing.tsx'
import styles from './Section.module.css'

type SectionProps = {
  id: string
  title: React.ReactNode
  note?: React.ReactNode
  /** Left out on paper. */
  screenOnly?: boolean
  /** Where a company's people change it. */
  edit?: ManageTab
  children: React.ReactNode
}

/** One part of the sheet: its title on the left from 992 up, its content beside it. */
export function Section({ id, title, note, screenOnly, edit, children }: SectionProps) {
  const editPath = useEditPath(edit)
  return (
    <section
      className={`${styles.section} ${screenOnly ? 'no-print' : ''}`}
      id={id}
      aria-labelledby={`${id}-title`}
    >
      <div>
        <h2 id={`${id}-title`}>{title}</h2>
        {note !== undefined && <p className={styles.note}>{note}</p>}
        {editPath && <EditLink to={editPath} part={`${id}-title`} />}
      </div>
      <div>{children}</div>
    </section>
  )
}
