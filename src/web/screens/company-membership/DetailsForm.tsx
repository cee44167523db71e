import { useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { Trans, useLingui } from '@lingui/react/macro'
import { Options, type Option } from '../../components/forms/Options.tsx'
import { SaveButton } from '../../components/forms/SaveButton.tsx'
import { SaveProblem } from '../../components/forms/SaveProblem.tsx'
import { useProblems } from '../../components/forms/use-problems.ts'
import { Field, SelectField } from '../../ui/Field.tsx'
import { KeepsTyping } from '../../ui/KeepsTyping.tsx'
import type { Answer } from './answer.ts'
import {
  detailNames,
  longestDetails,
  taxNumberIn,
  type DetailName,
  type DetailValues,
} from './detail-values.ts'
import { membershipPath } from './paths.ts'
import styles from './MembershipScreen.module.css'

type Props = {
  businessID: string
  initial: DetailValues
  countries: readonly Option[]
  answer: Answer | undefined
}

/** To whom invoices are made out from now on; those that were issued stay as they are. */
export function DetailsForm({ businessID, initial, countries, answer }: Props) {
  const isSaving = useNavigation().formData?.get('intent') === 'details'
  const shown = answer?.shown ?? initial
  const problems = useDetailProblems(answer)
  const [country, setCountry] = useState(shown.countryCode)
  const text = (name: DetailName) => ({ name, defaultValue: shown[name], error: problems[name] })
  return (
    <Form
      method="post"
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        if (isSaving) event.preventDefault()
      }}
    >
      <KeepsTyping as={`billing details ${businessID}`} />
      {answer && answer.outcome !== 'done' && (
        <SaveProblem
          answer={answer}
          title={
            answer.message ??
            (answer.outcome === 'refused' && <Trans>Please correct what is marked below.</Trans>)
          }
          problems={problems}
          Label={DetailLabel}
          back={membershipPath(businessID)}
        />
      )}
      <Field {...text('name')} label={<DetailLabel name="name" />} required autoComplete="organization" />
      <Field
        {...text('addressLine1')}
        label={<DetailLabel name="addressLine1" />}
        required
        autoComplete="address-line1"
      />
      <Field
        {...text('addressLine2')}
        label={<DetailLabel name="addressLine2" />}
        autoComplete="address-line2"
      />
      <div className={styles.two}>
        <Field {...text('zipCode')} label={<DetailLabel name="zipCode" />} autoComplete="postal-code" />
        <Field {...text('city')} label={<DetailLabel name="city" />} required autoComplete="address-level2" />
      </div>
      <SelectField
        {...text('countryCode')}
        label={<DetailLabel name="countryCode" />}
        required
        autoComplete="country"
        onChange={(event) => setCountry(event.currentTarget.value)}
      >
        <Options of={countries} />
      </SelectField>
      <Field
        {...text('taxNumber')}
        label={<DetailLabel name="taxNumber" />}
        hint={<TaxHelp country={country} />}
        autoComplete="off"
        spellCheck={false}
      />
      <Field
        {...text('reference')}
        label={<DetailLabel name="reference" />}
        hint={<Trans>Your own number of this order: it is printed on the invoice.</Trans>}
        autoComplete="off"
      />
      <Field
        {...text('email')}
        type="email"
        label={<DetailLabel name="email" />}
        required
        autoComplete="email"
      />
      <SaveButton value="details" primary={false} saving={isSaving}>
        <Trans>Save billing details</Trans>
      </SaveButton>
    </Form>
  )
}

/** What is wrong with each field; a number for taxes has its own words, whoever has refused it. */
function useDetailProblems(answer: Answer | undefined) {
  const { t } = useLingui()
  const problems = useProblems(answer?.wrong ?? {}, detailNames, longestDetails)
  return problems['taxNumber'] === undefined || answer?.wrong['taxNumber'] === 'long'
    ? problems
    : { ...problems, taxNumber: t`This is no tax number of the chosen country: please check each character.` }
}

function DetailLabel({ name }: { name: string }) {
  switch (name as DetailName) {
    case 'name':
      return <Trans>Name on the invoice</Trans>
    case 'addressLine1':
      return <Trans>Address</Trans>
    case 'addressLine2':
      return <Trans>Address, second line</Trans>
    case 'city':
      return <Trans>City</Trans>
    case 'zipCode':
      return <Trans>Postal code</Trans>
    case 'countryCode':
      return <Trans>Country</Trans>
    case 'taxNumber':
      return <Trans>Tax number</Trans>
    case 'reference':
      return <Trans>Your reference</Trans>
    case 'email':
      return <Trans>E-mail for receipts</Trans>
  }
}

/** Which number a country's invoices need, and how one looks there. */
function TaxHelp({ country }: { country: string }) {
  const example = taxNumberIn(country)
  if (country === 'JP')
    return (
      <Trans>
        Registration number of a qualified invoice issuer, such as {example}; leave it empty if you have none.
      </Trans>
    )
  if (example !== undefined)
    return (
      <Trans>
        VAT number, such as {example}. With it, you account for the VAT yourself where the law says so.
      </Trans>
    )
  return <Trans>Only if your invoices need one.</Trans>
}
