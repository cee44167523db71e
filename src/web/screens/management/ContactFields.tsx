import { Trans, useLingui } from '@lingui/react/macro'
import { PlaceFields } from '../../components/forms/PlaceFields.tsx'
import { FieldLabel } from '../../components/manage/FieldLabel.tsx'
import { Section } from '../../components/sheet/Section.tsx'
import { Field, fieldID, SelectField, TextAreaField } from '../../ui/Field.tsx'
import { limits } from '../../../contract/limits.ts'
import { fieldOf, type FieldsProps } from './section-fields.ts'
import styles from './fields.module.css'

/** Where the company is and how it is reached. */
export function ContactFields(props: FieldsProps) {
  return (
    <>
      <Location {...props} />
      <Addresses {...props} />
      <Reached {...props} />
      <Askers {...props} />
    </>
  )
}

function Location({ values, problems, lists }: FieldsProps) {
  const text = fieldOf({ values, problems })
  return (
    <Section id="location" title={<Trans>Location</Trans>}>
      <div className={styles.fields}>
        <PlaceFields
          values={{ country: values['country'] ?? '', state: values['state'] ?? '' }}
          countries={lists.options.countries}
          states={lists.options.states}
          required
          errors={{ country: problems['country'], state: problems['state'] }}
        />
        <Field {...text('city')} label={<FieldLabel name="city" />} autoComplete="address-level2" />
        <Field {...text('zipcode')} label={<FieldLabel name="zipcode" />} autoComplete="postal-code" />
      </div>
    </Section>
  )
}

function Addresses({ values, problems }: FieldsProps) {
  const text = fieldOf({ values, problems })
  return (
    <Section
      id="addresses"
      title={<Trans>Addresses</Trans>}
      note={
        <Trans>
          Buyers and carriers of every country need an address in Latin letters. Who reads your script sees
          the one in local script.
        </Trans>
      }
    >
      <div className={styles.fields}>
        <TextAreaField
          {...text('legalAddressLocal')}
          label={<FieldLabel name="legalAddressLocal" />}
          max={limits.addressMax}
          rows={3}
        />
        <TextAreaField
          {...text('legalAddressEnglish')}
          label={<FieldLabel name="legalAddressEnglish" />}
          max={limits.addressMax}
          rows={3}
        />
        <TextAreaField
          {...text('shippingAddressEnglish')}
          label={<FieldLabel name="shippingAddressEnglish" />}
          max={limits.addressMax}
          rows={3}
        />
      </div>
    </Section>
  )
}

function Reached({ values, problems, lists }: FieldsProps) {
  const text = fieldOf({ values, problems })
  return (
    <Section
      id="reached"
      title={<Trans>Contact</Trans>}
      note={<Trans>Everybody sees these on the page of the company.</Trans>}
    >
      <div className={styles.fields}>
        <Field
          {...text('email')}
          label={<FieldLabel name="email" />}
          inputMode="email"
          autoComplete="off"
          autoCapitalize="none"
        />
        <Field
          {...text('website')}
          label={<FieldLabel name="website" />}
          inputMode="url"
          autoComplete="url"
          autoCapitalize="none"
        />
        <PhonePair name="phone" values={values} dialCode={lists.dialCode} problems={problems} />
        <PhonePair name="mobilePhone" values={values} dialCode={lists.dialCode} problems={problems} />
      </div>
    </Section>
  )
}

/** Who may write to it first (D21). */
function Askers({ values, problems }: FieldsProps) {
  const { t } = useLingui()
  return (
    <Section
      id="askers"
      title={<Trans>Inquiries</Trans>}
      note={<Trans>Who has written with the company before can always go on.</Trans>}
    >
      <div className={styles.fields}>
        <SelectField
          name="inquiriesFrom"
          label={<FieldLabel name="inquiriesFrom" />}
          defaultValue={values['inquiriesFrom'] || 'everybody'}
          error={problems['inquiriesFrom']}
        >
          <option value="everybody">{t`Everybody`}</option>
          <option value="connections">{t`Connections only`}</option>
        </SelectField>
      </div>
    </Section>
  )
}

type PhoneProps = Pick<FieldsProps, 'values' | 'problems'> & {
  name: 'phone' | 'mobilePhone'
  dialCode: string
}

/** A telephone number in its two parts (P3.1). */
function PhonePair({ name, values, dialCode, problems }: PhoneProps) {
  const { t } = useLingui()
  const [code, number] = [`${name}.countryCode`, `${name}.businessPhoneNumber`]
  const error = problems[code] ?? problems[number]
  return (
    <div
      className={styles.phone}
      role="group"
      aria-label={name === 'phone' ? t`Telephone` : t`Mobile`}
      id={fieldID(name)}
    >
      <Field
        name={code}
        label={<Trans>Country code</Trans>}
        defaultValue={values[code] || dialCode}
        inputMode="tel"
        autoComplete="off"
        aria-invalid={error ? true : undefined}
      />
      <Field
        name={number}
        label={<FieldLabel name={name} />}
        defaultValue={values[number] ?? ''}
        inputMode="tel"
        autoComplete="off"
        error={error}
      />
    </div>
  )
}
