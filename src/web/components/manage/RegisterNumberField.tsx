import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Trans } from '@lingui/react/macro'
import { checkedNumber } from '../../../contract/company-numbers/checked-number.ts'
import { Field } from '../../ui/Field.tsx'
import { FieldLabel } from './FieldLabel.tsx'

type Props = {
  name: string
  defaultValue: string
  error?: React.ReactNode
  /** The code of the company's country, where the form has no field of that name. */
  country: string
}

/**
 * The number of a company in a register. A wrong check digit is told and nothing else: the number may be of a register that has
 * none (P5.15). Told when the field or the country is left, not at each letter.
 */
export function RegisterNumberField({ country, ...field }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const [isWrong, tell] = useState(() => hasWrongDigit(country, field.defaultValue))
  const look = useEffectEvent(() => {
    const { form, value } = input.current ?? {}
    tell(hasWrongDigit(countryIn(form) ?? country, value ?? ''))
  })
  useEffect(() => {
    // What was typed before any script ran here.
    look()
    const form = input.current?.form
    const onChange = () => look()
    form?.addEventListener('change', onChange)
    return () => form?.removeEventListener('change', onChange)
  }, [])
  return (
    <Field
      {...field}
      ref={input}
      label={<FieldLabel name={field.name} />}
      autoComplete="off"
      hint={
        <span aria-live="polite">
          {isWrong ? (
            <Trans>This number does not pass its check digit: compare it with the register.</Trans>
          ) : (
            <Trans>Of the commercial register or the tax office, as they write it.</Trans>
          )}
        </span>
      }
    />
  )
}

const hasWrongDigit = (country: string, number: string): boolean =>
  checkedNumber({ country, number }).state === 'wrong digit'

function countryIn(form: HTMLFormElement | null | undefined): string | undefined {
  const field = form?.elements.namedItem('country')
  return field instanceof HTMLSelectElement ? field.value : undefined
}
