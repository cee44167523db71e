// Entries of a long list: check boxes behind a word, or a pick list for one alone, before any script has loaded; chips with a search after.
import { useId } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { fieldID, SelectField } from './Field.tsx'
import { listText } from './listText.ts'
import type { Choice } from './matching.ts'
import { MultiSearch } from './MultiSearch.tsx'
import { useScripted } from './useScripted.ts'
import field from './Field.module.css'
import styles from './MultiSelect.module.css'

export type { Choice } from './matching.ts'

type MultiSelectProps = {
  /** Sent once for each chosen value. */
  name: string
  label: React.ReactNode
  hint?: React.ReactNode
  error?: React.ReactNode
  required?: boolean
  /** What is chosen at first, with names, in order. */
  chosen: readonly Choice[]
  /** What can be chosen; for a long list what can be chosen without script. */
  options: readonly Choice[]
  /** Brings the whole of a long list when it is first wanted. */
  load?: () => Promise<readonly Choice[]>
  /** At most one is chosen: another takes its place. This says what it is without one. */
  single?: string
  /** Without script the check boxes are in sight at once. */
  opened?: boolean
  /** Beside the check boxes, such as the way to further ones. */
  children?: React.ReactNode
}

/** A pick list for several values, or for one of very many. */
export function MultiSelect(props: MultiSelectProps) {
  const { name, label, hint, error, required } = props
  const scripted = useScripted()
  const labelID = useId()
  const id = fieldID(name)
  if (props.single !== undefined && !scripted) return <Picks {...props} />
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined
  return (
    <div className={field.field} role="group" aria-labelledby={labelID}>
      <span className={field.label} id={labelID}>
        {label}
        {required && (
          <span className={field.mark} aria-hidden="true">
            {' *'}
          </span>
        )}
      </span>
      {scripted ? (
        <MultiSearch {...props} labelID={labelID} describedBy={described} />
      ) : (
        <Boxes {...props} describedBy={described} />
      )}
      {error && (
        <p id={`${id}-error`} className={field.error}>
          {error}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className={field.note}>
          {hint}
        </p>
      )}
    </div>
  )
}

/** One entry without script. */
function Picks({ name, label, hint, error, single, chosen, options }: MultiSelectProps) {
  const own = chosen.filter(({ value }) => options.every((option) => option.value !== value))
  return (
    <SelectField name={name} label={label} hint={hint} error={error} defaultValue={chosen[0]?.value ?? ''}>
      <option value="">{single}</option>
      {[...own, ...options].map((choice) => (
        <option key={choice.value} value={choice.value}>
          {[choice.name, choice.detail && `(${choice.detail})`].filter(Boolean).join(' ')}
        </option>
      ))}
    </SelectField>
  )
}

function Boxes({
  name,
  chosen,
  options,
  error,
  opened = false,
  children,
  describedBy,
}: MultiSelectProps & { describedBy: string | undefined }) {
  const { i18n } = useLingui()
  const values = new Set(chosen.map(({ value }) => value))
  const others = options.filter(({ value }) => !values.has(value))
  return (
    <details className={styles.boxes} aria-describedby={describedBy} open={opened || Boolean(error)}>
      <summary
        id={fieldID(name)}
        className={[styles.summary, chosen.length > 0 && styles.some, error && styles.wrong]
          .filter(Boolean)
          .join(' ')}
      >
        {chosen.length > 0 ? (
          listText(
            chosen.map((choice) => choice.name),
            i18n.locale,
          )
        ) : (
          <Trans>Choose</Trans>
        )}
      </summary>
      <ul className={styles.list}>
        {[...chosen, ...others].map((choice) => (
          <li key={choice.value}>
            <label className={styles.box}>
              <input
                type="checkbox"
                name={name}
                value={choice.value}
                defaultChecked={values.has(choice.value)}
              />
              <span>
                {choice.name}
                {choice.detail && <span className={styles.detail}> {choice.detail}</span>}
              </span>
            </label>
          </li>
        ))}
      </ul>
      {children}
    </details>
  )
}
