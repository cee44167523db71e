import styles from './Standing.module.css'

type Props = {
  /** due: there is time; late: it has passed. */
  state: 'due' | 'late'
  children: React.ReactNode
}

/** How something with an end stands: a dot and words, hollow and red past its end (U13). */
export function Standing({ state, children }: Props) {
  return (
    <span className={state === 'late' ? styles.late : styles.due}>
      <span>{children}</span>
    </span>
  )
}
