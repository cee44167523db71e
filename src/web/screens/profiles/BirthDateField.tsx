import { useRef } from 'react'
import { IconCalendar } from '@tabler/icons-react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Field } from '../../ui/Field.tsx'
import { useScripted } from '../../ui/useScripted.ts'
import styles from './BirthDateField.module.css'

type Props = { name: string; defaultValue: string; error: React.ReactNode; today: string }

/** A birth date as the rule of P5.6 has it, typed, or picked from 1900 to today (D34). */
export function BirthDateField({ today, ...field }: Props) {
  const { t } = useLingui()
  const scripted = useScripted()
  const typed = useRef<HTMLInputElement>(null)
  const picker = useRef<HTMLInputElement>(null)
  return (
    <div className={styles.row}>
      <Field
        {...field}
        ref={typed}
        label={<Trans>Birth date</Trans>}
        placeholder="1970-10-24"
        autoComplete="bday"
        hint={<Trans>Year, month and day, such as 1970-10-24.</Trans>}
      />
      {scripted && (
        <>
          <button
            type="button"
            className={styles.open}
            aria-label={t`Choose the birth date`}
            onClick={() => openPicker(picker.current, typed.current)}
          >
            <IconCalendar size={20} stroke={1.5} aria-hidden />
          </button>
          <input
            ref={picker}
            type="date"
            className={styles.picker}
            tabIndex={-1}
            aria-hidden="true"
            min="1900-01-01"
            max={today}
            onChange={(event) => {
              if (typed.current) typed.current.value = event.currentTarget.value
            }}
          />
        </>
      )}
    </div>
  )
}

/** Begins at the day that stands there, when it is one. */
function openPicker(picker: HTMLInputElement | null, typed: HTMLInputElement | null): void {
  if (!picker) return
  picker.value = typed?.value ?? ''
  picker.showPicker()
}
