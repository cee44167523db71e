import { useEffect, useRef } from 'react'
import { Trans } from '@lingui/react/macro'
import { fieldID } from './Field.tsx'
import { dropSuccesses } from './toastList.ts'
import styles from './FormProblem.module.css'

type Props = {
  /** What happened, in one sentence. */
  title: React.ReactNode
  /** The fields that are wrong, in the order of the form, by what they are called: what is wrong stands beside each, and once. */
  fields?: readonly { name: string; label: React.ReactNode }[]
  /** False where the form leads to the first wrong field itself. */
  focused?: boolean
  children?: React.ReactNode
}

/** Why a form was not taken, above it: gets the focus, says what is wrong and leads to each wrong field. A new `key` for each attempt says it again. */
export function FormProblem({ title, fields = [], focused = true, children }: Props) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (focused) box.current?.focus()
  }, [focused])
  // What was saved before is not what happened now.
  useEffect(dropSuccesses, [])
  return (
    <div ref={box} className={styles.problem} role="alert" tabIndex={-1}>
      <p className={styles.title}>{title}</p>
      {children}
      {fields.length > 0 && (
        <ul className={styles.fields}>
          {fields.map(({ name, label }) => (
            <li key={name}>
              <a href={`#${fieldID(name)}`} onClick={(event) => leadTo(event, name)}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** What every form says whose answer never came. */
export const NotAnswered = () => (
  <Trans>The server did not answer. What you typed is still here: please try again.</Trans>
)

/** Into the field rather than to it; the address stays as it is. */
function leadTo(event: React.MouseEvent, name: string): void {
  const field = document.getElementById(fieldID(name))
  if (!field) return
  event.preventDefault()
  field.focus()
}
