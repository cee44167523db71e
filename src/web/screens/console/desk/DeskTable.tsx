import styles from './desk.module.css'

type Props<Row> = {
  caption: React.ReactNode
  columns: readonly { key: string; head: React.ReactNode; renderCell(row: Row): React.ReactNode }[]
  rows: readonly Row[]
  keyOf(row: Row): string
  /** Instead of a table without rows. */
  empty: React.ReactNode
}

/** A dense table; the link of each row carries `data-row`, so that j and k go through them. */
export function DeskTable<Row>({ caption, columns, rows, keyOf, empty }: Props<Row>) {
  if (rows.length === 0)
    return (
      <section className={`sheet ${styles.box}`}>
        <h2 className="t-card">{caption}</h2>
        <p className="muted">{empty}</p>
      </section>
    )
  return (
    // A keyboard scrolls what is wider than the screen.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={`sheet ${styles.scroll}`} tabIndex={0}>
      <table className={styles.table}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ key, head }) => (
              <th key={key} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)}>
              {columns.map(({ key, renderCell }) => (
                <td key={key}>{renderCell(row)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
