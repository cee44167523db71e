import type { ManageTab } from '../manage/tabs.ts'
import { AddLink, useEditPath } from './editing.tsx'
import { Section } from './Section.tsx'
import { isLongValue, isWideOnPhones } from '../text/cuts.ts'
import styles from './Section.module.css'

export type Fact = {
  key: string
  name: React.ReactNode
  /** Nothing to show leaves the row out: empty rows are for owners (U5). */
  value: React.ReactNode
  /** How long the value is as text; more than 50 characters span both columns (P9.5). */
  text?: string
  unit?: React.ReactNode
  lang?: string
}

export const isThere = ({ value }: Fact) =>
  value !== undefined && value !== null && value !== false && value !== ''
const textOf = ({ text, value }: Fact) => text ?? (typeof value === 'string' ? value : '')
const isLong = (fact: Fact) => isLongValue(textOf(fact))
const classOf = (fact: Fact) =>
  isLong(fact) ? styles.full : isWideOnPhones(textOf(fact)) ? styles.wide : undefined

/** A section of names and values; without any there is no section, unless it is being edited. */
export function FactSection({
  id,
  title,
  facts,
  edit,
}: {
  id: string
  title: React.ReactNode
  facts: readonly Fact[]
  edit?: ManageTab
}) {
  const editPath = useEditPath(edit)
  if (!editPath && !facts.some(isThere)) return null
  return (
    <Section id={id} title={title} edit={edit}>
      <FactRows facts={facts} edit={edit} />
    </Section>
  )
}

type RowsProps = {
  facts: readonly Fact[]
  narrow?: boolean
  edit?: ManageTab | undefined
}

/** Names and values in two columns, `narrow` in one; the long ones come last, so that no hole is left beside them. */
export function FactRows({ facts, narrow = false, edit }: RowsProps) {
  const editPath = useEditPath(edit)
  const shown = editPath ? facts : facts.filter(isThere)
  const ordered = [...shown.filter((fact) => !isLong(fact)), ...shown.filter(isLong)]
  return (
    <dl className={narrow ? styles.narrow : styles.rows}>
      {ordered.map((fact) => (
        <div key={fact.key} className={classOf(fact)}>
          <dt>{fact.name}</dt>
          {isThere(fact) || !editPath ? (
            <dd lang={fact.lang}>
              {fact.unit ? <Amount value={fact.value} unit={fact.unit} /> : fact.value}
            </dd>
          ) : (
            <dd>
              <AddLink to={editPath} name={fact.name} />
            </dd>
          )}
        </div>
      ))}
    </dl>
  )
}

/** A number that stays in one piece, its unit after it. */
function Amount({ value, unit }: { value: React.ReactNode; unit: React.ReactNode }) {
  return (
    <>
      <span className="piece">{value}</span>&nbsp;<span className="unit piece">{unit}</span>
    </>
  )
}
