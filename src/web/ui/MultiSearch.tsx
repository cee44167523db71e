import { useEffect, useId, useRef, useState } from 'react'
import { IconX } from '@tabler/icons-react'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { fieldID } from './Field.tsx'
import { matches, type Choice } from './matching.ts'
import { useLayer } from './useLayer.ts'
import { useWanted } from './useWanted.ts'
import styles from './MultiSelect.module.css'

type Props = {
  /** Sent once for each chosen value. */
  name: string
  /** What is chosen at first, in order. */
  chosen: readonly Choice[]
  options: readonly Choice[]
  /** Brings the whole of a long list when it is first wanted. */
  load?: () => Promise<readonly Choice[]>
  error?: React.ReactNode
  labelID: string
  describedBy: string | undefined
}

/** The chosen entries as chips, and a search for more: arrows move, Enter takes, Backspace gives the last one back. */
export function MultiSearch({ name, chosen: first, options, load, error, labelID, describedBy }: Props) {
  const { t } = useLingui()
  const box = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const listID = useId()
  const [chosen, setChosen] = useState(first)
  const [text, setText] = useState('')
  const [open, setOpen] = useState(false)
  const [at, setAt] = useState(0)
  const all = useWanted(load)
  useNames(chosen, all)
  const nameOf = ({ value, name }: Choice) => all.data?.find((choice) => choice.value === value)?.name ?? name
  const found = matches(all.data ?? options, text, chosen)
  const current = found[Math.min(at, found.length - 1)]
  const close = () => setOpen(false)
  useLayer(open, close)
  useTold(box, chosen)

  function take(choice: Choice): void {
    setChosen([...chosen, choice])
    setText('')
    setAt(0)
    input.current?.focus()
  }
  function drop(choice: Choice): void {
    setChosen(chosen.filter(({ value }) => value !== choice.value))
    input.current?.focus()
  }
  function onKeyDown(event: React.KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return
    const move = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (move !== undefined) {
      event.preventDefault()
      setOpen(true)
      if (open) setAt((at + move + found.length) % Math.max(found.length, 1))
    } else if (event.key === 'Enter') {
      // Never sends the form from here.
      event.preventDefault()
      if (open && current) take(current)
    } else if (event.key === 'Backspace' && text === '') {
      const last = chosen.at(-1)
      if (last) drop(last)
    }
  }

  return (
    <div
      ref={box}
      className={styles.search}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) close()
      }}
    >
      {/* The keyboard has the field itself for this. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <div
        className={`${styles.picks} ${error ? styles.wrong : ''}`}
        onClick={(event) => {
          if (event.target === event.currentTarget) input.current?.focus()
        }}
      >
        {chosen.map((choice) => (
          <span key={choice.value} className={styles.chip}>
            <input type="hidden" name={name} value={choice.value} />
            {nameOf(choice)}
            <button type="button" aria-label={t`Remove ${nameOf(choice)}`} onClick={() => drop(choice)}>
              <IconX size={14} stroke={2} aria-hidden />
            </button>
          </span>
        ))}
        <input
          ref={input}
          id={fieldID(name)}
          type="text"
          role="combobox"
          aria-labelledby={labelID}
          aria-describedby={describedBy}
          aria-invalid={error ? true : undefined}
          aria-expanded={open}
          aria-controls={listID}
          aria-autocomplete="list"
          aria-activedescendant={open && current ? `${listID}-${current.value}` : undefined}
          autoComplete="off"
          placeholder={chosen.length > 0 ? t`Add` : t`Search and choose`}
          value={text}
          onChange={(event) => {
            setText(event.currentTarget.value)
            setAt(0)
            setOpen(true)
          }}
          onFocus={all.want}
          onClick={() => setOpen(true)}
          onKeyDown={onKeyDown}
        />
      </div>
      <div id={listID} role="listbox" aria-labelledby={labelID} hidden={!open} className={styles.found}>
        {open &&
          found.map((choice) => (
            <FoundChoice
              key={choice.value}
              id={`${listID}-${choice.value}`}
              choice={choice}
              isCurrent={choice === current}
              onTake={() => take(choice)}
            />
          ))}
        {open && found.length === 0 && (
          <p className={styles.none}>
            {all.loading ? <Trans>Loading</Trans> : <Trans>Nothing found.</Trans>}
          </p>
        )}
      </div>
      <p className="vh" role="status">
        {open && text !== '' && <Plural value={found.length} one="# entry" other="# entries" />}
      </p>
    </div>
  )
}

type FoundProps = { id: string; choice: Choice; isCurrent: boolean; onTake(): void }

function FoundChoice({ id, choice, isCurrent, onTake }: FoundProps) {
  const line = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isCurrent) line.current?.scrollIntoView({ block: 'nearest' })
  }, [isCurrent])
  return (
    // The keys of the list are those of its field.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
    <div
      ref={line}
      id={id}
      role="option"
      aria-selected={isCurrent}
      // The focus stays in the field.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onTake}
    >
      {choice.name}
      {choice.detail && <span className={styles.detail}> {choice.detail}</span>}
    </div>
  )
}

/** What came back from a draft has its name in the list alone. */
function useNames(chosen: readonly Choice[], { want }: { want(): void }): void {
  const nameless = chosen.some(({ value, name }) => name === value)
  const latest = useRef(want)
  useEffect(() => {
    latest.current = want
  })
  useEffect(() => {
    if (nameless) latest.current()
  }, [nameless])
}

/** Lets the form know of every change but the first, as a native control would. */
function useTold(box: React.RefObject<HTMLDivElement | null>, chosen: readonly Choice[]): void {
  const told = useRef(chosen)
  useEffect(() => {
    if (told.current === chosen) return
    told.current = chosen
    box.current?.dispatchEvent(new Event('input', { bubbles: true }))
  }, [box, chosen])
}
