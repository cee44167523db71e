import { Trans, useLingui } from '@lingui/react/macro'
import type { BillingDetailsEntry } from '../../../contract/billing-details.ts'
import { addressLines, addressOrder } from '../../../contract/postal-address.ts'
import type { Option } from '../../components/forms/Options.tsx'
import { LinkButton } from '../../ui/Button.tsx'
import type { Answer } from './answer.ts'
import { DetailsForm } from './DetailsForm.tsx'
import type { DetailValues } from './detail-values.ts'
import styles from './MembershipScreen.module.css'

type Props = {
  businessID: string
  details: BillingDetailsEntry | null
  initial: DetailValues
  countries: readonly Option[]
  answer: Answer | undefined
  /** Whether the form stands open. */
  isOpen: boolean
  /** The address that opens it. */
  open: string
}

/** To whom invoices are made out: as it is kept, with the way to change it, or its form. */
export function BillingDetails({ details, isOpen, open, ...form }: Props) {
  const { i18n } = useLingui()
  const isSaved = form.answer?.outcome === 'done'
  if (!details || (isOpen && !isSaved) || (form.answer && !isSaved)) return <DetailsForm {...form} />
  const country = form.countries.find(({ value }) => value === details.countryCode)?.name
  const address = {
    street: [details.addressLine1, details.addressLine2],
    city: details.city,
    zipcode: details.zipCode,
    state: null,
    country: { code: details.countryCode, countryName: country ?? details.countryCode },
  }
  const lines = addressLines(address, addressOrder(address, i18n.locale))
  return (
    <div className={styles.stack}>
      <address className={styles.address}>
        <b>{details.name}</b>
        {lines.map((line, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- lines that are only read
          <span key={at}>{line}</span>
        ))}
        {details.taxNumber && (
          <span>
            <Trans>Tax number: {<>{details.taxNumber}</>}</Trans>
          </span>
        )}
        {details.reference && (
          <span>
            <Trans>Your reference: {<>{details.reference}</>}</Trans>
          </span>
        )}
        <span>
          <Trans>Receipts go to {<>{details.email}</>}</Trans>
        </span>
      </address>
      <p>
        <LinkButton size="small" to={open} preventScrollReset>
          <Trans>Change billing details</Trans>
        </LinkButton>
      </p>
    </div>
  )
}
