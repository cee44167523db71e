import styles from './Facts.module.css'

type Props = {
  /** Six cells that stand in the same place on every card, or up to four that each card fills its own way. */
  cells: 'six' | 'four'
  children: React.ReactNode
}

/** The facts along the lower edge of a card (U1). */
export function Facts({ cells, children }: Props) {
  return <dl className={`${styles.facts} ${styles[cells]}`}>{children}</dl>
}

/** One cell: a name and its value, a dash when there is none. */
export function Fact({ name, value }: { name: React.ReactNode; value: React.ReactNode | undefined }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd title={typeof value === 'string' ? value : undefined}>
        {value ?? <span className={styles.none}>–</span>}
      </dd>
    </div>
  )
}
