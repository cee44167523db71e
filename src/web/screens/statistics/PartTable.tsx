import { Plural, Trans } from '@lingui/react/macro'
import { OneBar } from './bars.tsx'
import styles from './PartTable.module.css'
import tables from './FigureTable.module.css'

type Row = { value: string; name: string | null; width: number; cells: readonly string[] }
type Part = { rows: readonly Row[]; others: readonly string[] | undefined }
type Props = {
  caption: string
  /** What a row is about. */
  of: string
  columns: readonly string[]
  part: Part
  nameOf(row: Row): React.ReactNode
}

/** So many rows are seen at once; the rest opens below them. */
const rowsFirst = 10

/** A row for each value with a bar below its name; all others together come last. */
export function PartTable({ part, ...rest }: Props) {
  const { rows, others } = part
  if (rows.length === 0 && !others)
    return (
      <p className="muted">
        <Trans>Nothing in this time.</Trans>
      </p>
    )
  const more = rows.length - rowsFirst
  return (
    <>
      <Rows {...rest} part={{ rows: rows.slice(0, rowsFirst), others: more > 0 ? undefined : others }} />
      {more > 0 && (
        <details className={tables.more}>
          <summary>
            <Plural value={more} one="# more" other="# more" />
          </summary>
          <Rows {...rest} part={{ rows: rows.slice(rowsFirst), others }} />
        </details>
      )}
    </>
  )
}

function Rows({ caption, of, columns, part: { rows, others }, nameOf }: Props) {
  return (
    <table className={styles.table}>
      <caption className="vh">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{of}</th>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.value}>
            <th scope="row">
              {nameOf(row)}
              <OneBar width={row.width} />
            </th>
            <Cells cells={row.cells} columns={columns} />
          </tr>
        ))}
        {others && (
          <tr>
            <th scope="row" className={styles.others}>
              <Trans>Others</Trans>
            </th>
            <Cells cells={others} columns={columns} />
          </tr>
        )}
      </tbody>
    </table>
  )
}

const Cells = ({ cells, columns }: { cells: readonly string[]; columns: readonly string[] }) =>
  cells.map((cell, at) => (
    <td key={columns[at]} data-name={columns[at]}>
      {cell}
    </td>
  ))
