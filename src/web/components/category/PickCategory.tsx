import { useEffect, useId, useRef, useState } from 'react'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Field, fieldID } from '../../ui/Field.tsx'
import { useScripted } from '../../ui/useScripted.ts'
import { matches, type Choice } from '../../ui/matching.ts'
import { useWanted } from '../../ui/useWanted.ts'
import { useSite } from '../layout/site.ts'
import { CategorySelects } from './CategorySelects.tsx'
import type { Option } from '../forms/Options.tsx'
import { loadCategories } from './known-categories.ts'
import { between, type CategoryGroup } from './options.ts'
import styles from './PickCategory.module.css'

type Props = {
  /** A path such as `0004.0004-03-02`; empty for none. */
  value: string
  /** What it is called. */
  text: string
  industry: string
  industries: readonly Option[]
  categories: readonly CategoryGroup[]
  error?: React.ReactNode
  /** Told that another one was chosen. */
  onEdited(): void
}

/** One category of the industry tree: looked for by words, or step by step; two pick lists without scripts. */
export function PickCategory(props: Props) {
  const scripted = useScripted()
  return scripted ? <Combobox {...props} /> : <CategorySelects {...props} />
}

function Combobox({ value, text, industries, error, onEdited }: Props) {
  const { t } = useLingui()
  const listID = useId()
  const box = useRef<HTMLDivElement>(null)
  const language = useSite()?.language ?? 'en'
  const { data: all = [], want, loading } = useWanted(() => loadCategories(language))
  const [picked, setPicked] = useState({ value, text })
  // What came back from this tab is a path alone: the list says what it is called.
  const isNameless = picked.value !== '' && picked.text === ''
  useEffect(() => {
    if (isNameless) want()
    // It is wanted once.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isNameless])
  const known = isNameless ? all.find((one) => one.value === picked.value) : undefined
  const chosen = known ? stepOf(known) : picked
  const [words, setTyped] = useState<string>()
  const typed = words ?? chosen.text
  const [open, setOpen] = useState(false)
  const [within, setWithin] = useState<string>()
  const [active, setActive] = useState(-1)
  const isAsking = typed.trim() !== '' && typed !== chosen.text
  const steps: Step[] = isAsking
    ? matches(all, typed, []).map(stepOf)
    : within === undefined
      ? industries.map(({ value: id, name }) => ({ opens: id, text: name }))
      : [
          { opens: undefined, text: t`Back to all industries` },
          ...all.filter(({ value: path }) => path.startsWith(`${within}.`)).map(stepOf),
        ]
  const shown = open ? steps : []
  const at = Math.min(active, shown.length - 1)
  useEffect(() => {
    box.current?.querySelector(`[id="${listID}-${at}"]`)?.scrollIntoView({ block: 'nearest' })
  }, [at, listID])

  function pick(choice: Step): void {
    setActive(-1)
    if ('opens' in choice) {
      setTyped('')
      return setWithin(choice.opens)
    }
    setPicked({ value: choice.value, text: choice.text })
    setTyped(undefined)
    setOpen(false)
    onEdited()
  }
  function close(): void {
    setOpen(false)
    setActive(-1)
    setTyped(undefined)
  }
  function onKey(event: React.KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return
    const last = shown.length - 1
    const next = { ArrowDown: at >= last ? 0 : at + 1, ArrowUp: at <= 0 ? last : at - 1 }[event.key]
    if (next !== undefined) {
      event.preventDefault()
      setOpen(true)
      setActive(next)
    } else if (event.key === 'Enter' && open) {
      event.preventDefault()
      const choice = shown[at] ?? (isAsking ? shown[0] : undefined)
      if (choice) pick(choice)
    } else if (event.key === 'Escape' && open) {
      event.preventDefault()
      close()
    }
  }
  return (
    <div
      ref={box}
      className={styles.box}
      onBlur={({ relatedTarget }) => {
        if (!box.current?.contains(relatedTarget)) close()
      }}
    >
      <input type="hidden" name="category" value={chosen.value} />
      <input type="hidden" name="industry" value={chosen.value.slice(0, 4)} />
      <Field
        // Its own text is not sent: the path above is.
        name="category-words"
        form="not-sent"
        id={fieldID('category')}
        label={<Trans>Category</Trans>}
        hint={<Trans>Type what it is, or go through the industries.</Trans>}
        error={error}
        required
        role="combobox"
        aria-expanded={open}
        aria-controls={listID}
        aria-autocomplete="list"
        aria-activedescendant={at >= 0 && open ? `${listID}-${at}` : undefined}
        autoComplete="off"
        value={typed}
        onFocus={(event) => {
          want()
          event.currentTarget.select()
        }}
        onClick={() => setOpen(true)}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value)
          setOpen(true)
          setActive(-1)
        }}
        onKeyDown={onKey}
      />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role */}
      <ul id={listID} role="listbox" aria-label={t`Category`} className={styles.list} hidden={!open}>
        {shown.map((choice, number) => (
          // The keys of the list are those of its field.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
          <li
            key={'opens' in choice ? `${choice.opens}` : choice.value}
            id={`${listID}-${number}`}
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role
            role="option"
            aria-selected={number === at}
            className={'opens' in choice ? styles.opens : styles.option}
            // The field keeps the focus.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => pick(choice)}
          >
            {choice.text}
          </li>
        ))}
        {open && shown.length === 0 && (
          <li className={styles.none}>
            {loading ? <Trans>Loading</Trans> : <Trans>No category is called so.</Trans>}
          </li>
        )}
      </ul>
      <p className="vh" role="status">
        {open && isAsking && !loading && (
          <Plural value={shown.length} one="# category found" other="# categories found" />
        )}
      </p>
    </div>
  )
}

/** A category to choose, or an industry to look into. */
type Step = Chosen | { opens: string | undefined; text: string }
type Chosen = { value: string; text: string }

/** A category with everything above it. */
const stepOf = ({ value, name, detail }: Choice): Chosen => ({
  value,
  text: detail === undefined ? name : `${detail}${between}${name}`,
})
