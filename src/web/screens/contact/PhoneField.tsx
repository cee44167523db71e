import { Trans } from '@lingui/react/macro'
import { limits } from '../../../contract/limits.ts'
import { Field } from '../../ui/Field.tsx'
import { useControls, type PartProps } from './controls.ts'
import styles from './EnquiryForm.module.css'

const { phoneDigitsMin } = limits

type Props = PartProps & {
  name: 'companyPhone' | 'companyFax' | 'mobilePhone'
  /** What browsers call it. */
  kind: 'work' | 'fax' | 'mobile'
  required?: boolean
}

/** A telephone number in its two parts (P5.5). */
export function PhoneField({ name, kind, required, ...props }: Props) {
  const control = useControls(props)
  const number = control(name)
  return (
    <div className={styles.phone} role="group" aria-label={number.label}>
      <Field
        {...control(`${name}Code`)}
        inputMode="tel"
        autoComplete={`${kind} tel-country-code`}
        placeholder={props.lists.dialCode}
        required={required}
        aria-invalid={number.error ? true : undefined}
      />
      <Field
        {...number}
        inputMode="tel"
        autoComplete={`${kind} tel-national`}
        required={required}
        hint={<Trans>At least {phoneDigitsMin} digits.</Trans>}
      />
    </div>
  )
}
