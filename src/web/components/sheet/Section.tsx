import styles from './Section.module.css'

type SectionProps = {
  id: string
  title: React.ReactNode
  note?: React.ReactNode
  /** Left out on paper. */
  screenOnly?: boolean
  children: React.ReactNode
}

/** One part of the sheet: its title on the left from 992 up, its content beside it. */
export function Section({ id, title, note, screenOnly, children }: SectionProps) {
  return (
    <section
      className={`${styles.section} ${screenOnly ? 'no-print' : ''}`}
      id={id}
      aria-labelledby={`${id}-title`}
    >
      <div>
        <h2 id={`${id}-title`}>{title}</h2>
        {note !== undefined && <p className={styles.note}>{note}</p>}
      </div>
      <div>{children}</div>
    </section>
  )
}
