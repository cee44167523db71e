import styles from './Radios.module.css'

type Choice<Value extends string> = {
  value: Value
  label: React.ReactNode
  hint?: React.ReactNode
  isOff?: boolean
}
type Props<Value extends string> = {
  name: string
  legend: React.ReactNode
  value: Value
  choices: readonly Choice<Value>[]
  onChange(value: Value): void
}

/** One of a few things that are all seen. */
export function Radios<Value extends string>({ name, legend, value, choices, onChange }: Props<Value>) {
  return (
    <fieldset className={styles.radios}>
      <legend>{legend}</legend>
      {choices.map((choice) => (
        <div key={choice.value} className={styles.choice}>
          <label>
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={value === choice.value}
              disabled={choice.isOff}
              aria-describedby={choice.hint ? `${name}-${choice.value}-hint` : undefined}
              onChange={() => onChange(choice.value)}
            />
            <span>{choice.label}</span>
          </label>
          {choice.hint && (
            <p id={`${name}-${choice.value}-hint`} className={styles.hint}>
              {choice.hint}
            </p>
          )}
        </div>
      ))}
    </fieldset>
  )
}
