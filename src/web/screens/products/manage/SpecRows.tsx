import { useEffect, useRef, useState } from 'react'
import { IconArrowDown, IconArrowUp, IconPlus, IconX } from '@tabler/icons-react'
import { Trans, useLingui } from '@lingui/react/macro'
import type { SpecMeaningEntry } from '../../../../contract/spec-meanings.ts'
import { limits } from '../../../../contract/limits.ts'
import { Button } from '../../../ui/Button.tsx'
import { Field } from '../../../ui/Field.tsx'
import { useScripted } from '../../../ui/useScripted.ts'
import type { Problems } from './EditProblem.tsx'
import { SpecTerm } from './SpecTerm.tsx'
import { isSame, typedRows } from './rows-typed.ts'
import { known, typedText } from './spec-meanings.ts'
import { pastedRows, withPasted } from './spec-paste.ts'
import { useMeanings } from './use-meanings.ts'
import { rowsMore, type SpecRow } from './values.ts'
import styles from './Rows.module.css'

type Props = {
  rows: readonly SpecRow[]
  /** What the names mean, as far as the page was told. */
  meanings: readonly SpecMeaningEntry[]
  problems: Problems
  onEdited(): void
}

const max = limits.specsPerProductMax
const none: SpecRow = { key: '', value: '' }
type Row = SpecRow & { id: number }
let lastID = 0
const withIDs = (rows: readonly SpecRow[]): Row[] => rows.map((row) => ({ ...row, id: ++lastID }))

/** Names and values, which can be pasted as a table; without scripts some empty rows stand below. */
export function SpecRows(props: Props) {
  const scripted = useScripted()
  const plain = useRef<HTMLDivElement>(null)
  return scripted ? <Editable {...props} plain={plain} /> : <Plain {...props} whole={plain} />
}

type Whole = React.RefObject<HTMLDivElement | null>

function Plain({ rows, meanings, problems, whole }: Props & { whole: Whole }) {
  const terms = known(meanings)
  const all = [...rows, ...Array.from({ length: rowsMore }, () => none)]
  return (
    <div ref={whole} className={styles.rows}>
      {all.map((row, at) => (
        <div key={at} className={styles.spec}>
          <Pair
            at={at}
            problems={problems}
            keyText={{ defaultValue: row.key }}
            valueText={{ defaultValue: row.value }}
          />
          <SpecTerm at={at} row={row} meaning={terms.get(typedText(row))} />
        </div>
      ))}
      <Button type="submit" name="intent" value="rows" size="small" className={styles.more}>
        <Trans>Show more rows</Trans>
      </Button>
    </div>
  )
}

function Editable({ rows: shown, meanings: told, problems, onEdited, plain }: Props & { plain: Whole }) {
  const { t } = useLingui()
  const whole = useRef<HTMLDivElement>(null)
  const [rows, setRows] = useState<Row[]>(() => {
    // The page's first rows are still there when these take their place.
    const given = plain.current ? typedRows(plain.current) : shown
    return withIDs(given.length > 0 ? given : [none, none])
  })
  const meanings = useMeanings(rows, told)
  const begun = useRef({ rows, shown, onEdited })
  useEffect(() => {
    const { rows: first, shown: before, onEdited: tell } = begun.current
    const isTyped = before.length > 0 || first.some(({ key, value }) => key !== '' || value !== '')
    if (isTyped && !isSame(first, before)) tell()
  }, [])
  /** What gets the focus once the rows are drawn. */
  const wanted = useRef<string>(undefined)
  useEffect(() => {
    const name = wanted.current
    wanted.current = undefined
    if (name === undefined) return
    const found = whole.current?.querySelector<HTMLElement>(
      `[name="${name}"], [data-act="${name}"]:not(:disabled)`,
    )
    found?.focus()
  })

  const change = (next: Row[], focus?: string) => {
    wanted.current = focus
    setRows(next)
    onEdited()
  }
  const write = (id: number, part: Partial<SpecRow>) =>
    setRows((before) => before.map((row) => (row.id === id ? { ...row, ...part } : row)))
  const move = (at: number, by: 1 | -1) => {
    const next = [...rows]
    next.splice(at + by, 0, ...next.splice(at, 1))
    const act = by < 0 ? 'up' : 'down'
    const isEnd = at + by === 0 || at + by === rows.length - 1
    change(next, `${isEnd ? (by < 0 ? 'down' : 'up') : act}-${at + by}`)
  }
  const paste = (event: React.ClipboardEvent, at: number) => {
    const pasted = pastedRows(event.clipboardData.getData('text/plain'))
    if (!pasted) return
    event.preventDefault()
    change(withIDs(withPasted(rows, at, pasted, max)), `spec-key-${at}`)
  }
  return (
    <div ref={whole} className={styles.rows}>
      {rows.map((row, at) => {
        const number = at + 1
        return (
          <div key={row.id} className={styles.spec} onPaste={(event) => paste(event, at)}>
            <Pair
              at={at}
              problems={problems}
              keyText={{
                value: row.key,
                // What was chosen was chosen for another name.
                onChange: ({ currentTarget }) => write(row.id, { key: currentTarget.value, term: undefined }),
              }}
              valueText={{
                value: row.value,
                onChange: ({ currentTarget }) => write(row.id, { value: currentTarget.value }),
              }}
            />
            <span className={styles.acts}>
              <Act
                act={`up-${at}`}
                label={t`Move row ${number} up`}
                disabled={at === 0}
                onClick={() => move(at, -1)}
              >
                <IconArrowUp size={18} stroke={1.75} aria-hidden />
              </Act>
              <Act
                act={`down-${at}`}
                label={t`Move row ${number} down`}
                disabled={number === rows.length}
                onClick={() => move(at, 1)}
              >
                <IconArrowDown size={18} stroke={1.75} aria-hidden />
              </Act>
              <Act
                act={`remove-${at}`}
                label={t`Remove row ${number}`}
                onClick={() => {
                  const next = rows.filter(({ id }) => id !== row.id)
                  change(
                    next.length > 0 ? next : withIDs([none]),
                    `spec-key-${Math.min(at, Math.max(0, next.length - 1))}`,
                  )
                }}
              >
                <IconX size={18} stroke={1.75} aria-hidden />
              </Act>
            </span>
            <SpecTerm
              at={at}
              row={row}
              meaning={meanings.get(typedText(row))}
              onChoose={(term) => write(row.id, { term })}
            />
          </div>
        )
      })}
      <div className={styles.below}>
        <Button
          size="small"
          disabled={rows.length >= max}
          onClick={() => change([...rows, ...withIDs([none])], `spec-key-${rows.length}`)}
        >
          <IconPlus size={16} stroke={1.75} aria-hidden />
          <Trans>Add row</Trans>
        </Button>
        <p className="t-small muted">
          <Trans>Two columns of a spreadsheet can be pasted into any row. At most {max} rows.</Trans>
        </p>
      </div>
    </div>
  )
}

type PairProps = {
  at: number
  problems: Problems
  keyText: React.ComponentProps<'input'>
  valueText: React.ComponentProps<'input'>
}

function Pair({ at, problems, keyText, valueText }: PairProps) {
  const { t } = useLingui()
  const number = at + 1
  const [key, value] = [`spec-key-${at}`, `spec-value-${at}`]
  return (
    <>
      <Field
        {...keyText}
        name={key}
        error={problems[key]}
        label={<RowLabel first={at === 0} number={number} name={<Trans>Name</Trans>} />}
        placeholder={at === 0 ? t`Bore diameter` : undefined}
        autoComplete="off"
      />
      <Field
        {...valueText}
        name={value}
        error={problems[value]}
        label={<RowLabel first={at === 0} number={number} name={<Trans>Value</Trans>} />}
        placeholder={at === 0 ? t`20 mm` : undefined}
        autoComplete="off"
      />
    </>
  )
}

/** The column's name above its first row alone; every row has it for who does not see. */
const RowLabel = ({ first, number, name }: { first: boolean; number: number; name: React.ReactNode }) => (
  <span className={first ? styles.column : styles.row}>
    {name} <span className="vh">{number}</span>
  </span>
)

type ActProps = { act: string; label: string; disabled?: boolean; onClick(): void; children: React.ReactNode }

const Act = ({ act, label, disabled, onClick, children }: ActProps) => (
  <button
    type="button"
    className={styles.act}
    data-act={act}
    aria-label={label}
    title={label}
    disabled={disabled}
    onClick={onClick}
  >
    {children}
  </button>
)
