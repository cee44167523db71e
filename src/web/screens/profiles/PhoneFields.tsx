import { Trans, useLingui } from '@lingui/react/macro'
import { limits } from '../../../contract/limits.ts'
import { Field } from '../../ui/Field.tsx'
import type { FormValues } from './form-values.ts'
import styles from './EditForm.module.css'

const { phoneDigitsMin } = limits

type Props = { values: FormValues; dialCode: string; error: React.ReactNode }

/** A telephone number in its two parts (P3.3); shown to nobody else. */
export function PhoneFields({ values, dialCode, error }: Props) {
  const { t } = useLingui()
  return (
    <div className={styles.phone} role="group" aria-label={t`Phone`}>
      <Field
        name="phoneCode"
        label={<Trans>Country code</Trans>}
        defaultValue={values.phoneCode || dialCode}
        inputMode="tel"
        autoComplete="tel-country-code"
        aria-invalid={error ? true : undefined}
      />
      <Field
        name="phoneNumber"
        label={<Trans>Phone</Trans>}
        defaultValue={values.phoneNumber}
        inputMode="tel"
        autoComplete="tel-national"
        error={error}
        hint={<Trans>At least {phoneDigitsMin} digits. Only you see this.</Trans>}
      />
      <input type="hidden" name="phoneKept" value={values.phoneKept} />
    </div>
  )
}
