// A label, a native control, its hint and its error, joined for every reader; they work before any script has loaded.
import { useState } from 'react'
import styles from './Field.module.css'

export type FieldProps = {
  label: React.ReactNode
  /** Of the value in the form; the control's id is `field-` and this, unless `id` says otherwise. */
  name: string
  hint?: React.ReactNode
  /** What is wrong with the value; the control turns pink (P5.14). */
  error?: React.ReactNode
  required?: boolean
}

type Own<Props> = FieldProps & Omit<Props, keyof FieldProps>

/** The id that a field has by default: where a summary of errors leads. */
export const fieldID = (name: string) => `field-${name}`

/** One line of text, or whatever `type` says. */
export function Field({ label, hint, error, ...rest }: Own<React.ComponentProps<'input'>>) {
  const { id, control } = wired(rest, hint, error)
  return (
    <Frame id={id} label={label} hint={hint} error={error} required={rest.required}>
      <input type="text" {...rest} {...control} className={cx(styles.control, rest.className)} />
    </Frame>
  )
}

/** A pick list; its options are the children. */
export function SelectField({ label, hint, error, ...rest }: Own<React.ComponentProps<'select'>>) {
  const { id, control } = wired(rest, hint, error)
  return (
    <Frame id={id} label={label} hint={hint} error={error} required={rest.required}>
      <select {...rest} {...control} className={cx(styles.control, styles.select, rest.className)} />
    </Frame>
  )
}

/** In code points, as limits count (D41). */
const lengthOf = (text: string) => [...text].length

type AreaProps = Own<React.ComponentProps<'textarea'>> & {
  /** The most code points; 512 unless told otherwise (P5.3). Longer texts are kept, marked and refused, never cut. */
  max?: number
  /** False hides length/max. */
  counter?: boolean
  defaultValue?: string
}

/** Several lines of text with its length below, 6 rows high (P5.3). */
export function TextAreaField({ label, hint, error, max = 512, counter = true, ...rest }: AreaProps) {
  const [length, setLength] = useState(lengthOf(rest.defaultValue ?? ''))
  const over = length > max
  const { id, control } = wired(rest, hint, error, over)
  return (
    <Frame
      id={id}
      label={label}
      hint={hint}
      error={error}
      required={rest.required}
      count={
        counter && (
          <span className={cx(styles.count, over && styles.over)}>
            {length}/{max}
          </span>
        )
      }
    >
      <textarea
        rows={6}
        {...rest}
        {...control}
        className={cx(styles.control, styles.area, rest.className)}
        onChange={(event) => {
          setLength(lengthOf(event.currentTarget.value))
          rest.onChange?.(event)
        }}
      />
    </Frame>
  )
}

type ChoiceProps = Own<React.ComponentProps<'input'>>

/** Something to agree to or to choose; the whole line can be touched. */
export function CheckField(props: ChoiceProps) {
  return <Choice {...props} look={{ className: styles.box }} />
}

/** Something that is on or off, such as whether others see a value. */
export function SwitchField(props: ChoiceProps) {
  return <Choice {...props} look={{ className: styles.switch, role: 'switch' }} />
}

type Look = Pick<ChoiceProps, 'className' | 'role'>

function Choice({ label, hint, error, look, ...rest }: ChoiceProps & { look: Look }) {
  const { id, control } = wired(rest, hint, error)
  return (
    <div className={styles.field}>
      <label className={styles.choice}>
        <input {...rest} {...control} {...look} type="checkbox" />
        <span>
          {label}
          {rest.required && <Required />}
        </span>
      </label>
      <Below id={id} hint={hint} error={error} />
    </div>
  )
}

type FrameProps = Pick<FieldProps, 'label' | 'hint' | 'error'> & {
  id: string
  required?: boolean | undefined
  count?: React.ReactNode
  children: React.ReactNode
}

function Frame({ id, label, hint, error, required, count, children }: FrameProps) {
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {required && <Required />}
      </label>
      {children}
      <Below id={id} hint={hint} error={error} count={count} />
    </div>
  )
}

/** For the eye; the control itself says `required` to everybody else. */
const Required = () => (
  <span className={styles.mark} aria-hidden="true">
    {' *'}
  </span>
)

function Below({ id, hint, error, count }: Pick<FrameProps, 'id' | 'hint' | 'error' | 'count'>) {
  if (!hint && !error && !count) return null
  return (
    <>
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
      {(hint || count) && (
        <div className={styles.below}>
          {hint && (
            <p id={`${id}-hint`} className={styles.note}>
              {hint}
            </p>
          )}
          {count}
        </div>
      )}
    </>
  )
}

/** What ties a control to its label, hint and error. */
function wired(
  { id: given, name }: { id?: string | undefined; name: string },
  hint: React.ReactNode,
  error: React.ReactNode,
  invalid = Boolean(error),
) {
  const id = given ?? fieldID(name)
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return {
    id,
    control: {
      id,
      ...(invalid || error ? { 'aria-invalid': true } : {}),
      ...(described ? { 'aria-describedby': described } : {}),
    },
  }
}

const cx = (...names: (string | false | undefined)[]) => names.filter(Boolean).join(' ')
