import { useEffect, useRef, useState } from 'react'
import { IconX } from '@tabler/icons-react'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { fieldID } from './Field.tsx'
import { isOfInputMethod } from './inputMethod.ts'
import { ListBelow } from './ListBelow.tsx'
import { matches, type Choice } from './matching.ts'
import { useListBelow } from './useListBelow.ts'
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
  /** What it is without one; at most one is chosen then. */
  single?: string
  error?: React.ReactNode
  required?: boolean
  labelID: string
  describedBy: string | undefined
}

/** The chosen entries as chips, and a search for more: arrows move, Enter takes, Backspace gives the last one back; each is said. */
export function MultiSearch(props: Props) {
  const { name, chosen: first, options, load, single, error, required, labelID, describedBy } = props
  const { t } = useLingui()
  const box = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const [chosen, setChosen] = useState(first)
  const [text, setText] = useState('')
  const [done, setDone] = useState<string>()
  const all = useWanted(load)
  useNames(chosen, all)
  const nameOf = ({ value, name }: Choice) => all.data?.find((choice) => choice.value === value)?.name ?? name
  const found = matches(all.data ?? options, text, chosen)
  const list = useListBelow({ count: found.length, onTake: (line) => take(found[line]) })
  useTold(box, chosen)

  function take(choice: Choice | undefined): void {
    if (!choice) return
    setChosen(single === undefined ? [...chosen, choice] : [choice])
    setText('')
    const { name } = choice
    setDone(t`${name} added`)
    list.show()
    input.current?.focus()
  }
  function drop(choice: Choice): void {
    setChosen(chosen.filter(({ value }) => value !== choice.value))
    const word = nameOf(choice)
    setDone(t`${word} removed`)
    input.current?.focus()
  }
  function onKeyDown(event: React.KeyboardEvent): void {
    list.field.onKeyDown(event)
    if (isOfInputMethod(event.nativeEvent)) return
    // Never sends the form from here.
    if (event.key === 'Enter') event.preventDefault()
    const last = chosen.at(-1)
    if (event.key === 'Backspace' && text === '' && last) drop(last)
  }

  const placeholder =
    chosen.length === 0
      ? (single ?? t`Search and choose`)
      : single === undefined
        ? t`Add`
        : t`Search for another`
  return (
    <div ref={box} className={styles.search} {...list.frame}>
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
          {...list.field}
          ref={input}
          id={fieldID(name)}
          type="text"
          aria-labelledby={labelID}
          aria-describedby={describedBy}
          aria-invalid={error ? true : undefined}
          // Not `required`: the field itself is empty once everything is chosen.
          aria-required={required}
          placeholder={placeholder}
          value={text}
          onChange={(event) => {
            const { value } = event.currentTarget
            setText(value)
            setDone(undefined)
            list.show(value.trim() === '' ? -1 : 0)
          }}
          onFocus={all.want}
          onKeyDown={onKeyDown}
        />
      </div>
      <ListBelow
        list={list}
        labelID={labelID}
        loading={all.loading}
        none={<Trans>Nothing found.</Trans>}
        said={
          done ??
          (list.open && text !== '' && <Plural value={found.length} one="# entry" other="# entries" />)
        }
      >
        {found.map((choice, at) => (
          <div key={choice.value} {...list.lineOf(at)}>
            {choice.name}
            {choice.detail && <span className={styles.detail}> {choice.detail}</span>}
          </div>
        ))}
      </ListBelow>
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
