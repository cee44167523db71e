import { Trans, useLingui } from '@lingui/react/macro'
import { fieldID } from './Field.tsx'
import field from './Field.module.css'
import styles from './RangeField.module.css'

type Props = {
  /** The inputs are called `name.min` and `name.max`. */
  name: string
  label: React.ReactNode
  /** What is counted, in ink-3 behind the label. */
  unit?: React.ReactNode
  hint?: React.ReactNode
  error?: React.ReactNode
  defaultMin: string
  defaultMax: string
  /** Controls behind the two ends, such as a pick list of units. */
  children?: React.ReactNode
}

/** Two numbers, from and to; either may stay empty. */
export function RangeField({ name, label, unit, hint, error, defaultMin, defaultMax, children }: Props) {
  const { t } = useLingui()
  const id = fieldID(name)
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  const end = (which: 'min' | 'max') => ({
    id: fieldID(`${name}.${which}`),
    name: `${name}.${which}`,
    className: field.control,
    inputMode: 'decimal' as const,
    autoComplete: 'off',
    ...(error ? { 'aria-invalid': true } : {}),
    ...(described ? { 'aria-describedby': described } : {}),
  })
  return (
    <div className={field.field} role="group" aria-labelledby={`${id}-label`}>
      <span className={field.label} id={`${id}-label`}>
        {label}
        {unit !== undefined && <span className="unit"> {unit}</span>}
      </span>
      <div className={styles.range}>
        <input type="text" {...end('min')} aria-label={t`From`} defaultValue={defaultMin} />
        <span aria-hidden="true">
          <Trans comment="between the two ends of a range">to</Trans>
        </span>
        <input type="text" {...end('max')} aria-label={t`To`} defaultValue={defaultMax} />
      </div>
      {children}
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
